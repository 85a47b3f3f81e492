// says: a process that is created inside an expression counts too (x = run Q() + 0)
// run: violated --check assert
// spin: violated
byte leader = 99;
chan q = [1] of { byte };

proctype Q() {
  end: do :: false od
}

proctype P() {
  atomic { leader == 99 -> leader = _pid };
  end: do :: false od
}

init {
  byte x;
  byte k[2];
  x = run Q() + 0;
  run P();
  run P();
  (leader != 99);
  assert(leader == 3);
  run P();
  end: do :: false od
}
