// says: a process that is created inside an expression counts too (k[run Q() - 1] = 1)
// run: violated|refused --check assert
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
  k[run Q() - 1] = 1;
  run P();
  run P();
  (leader != 99);
  assert(leader == 3);
  run P();
  end: do :: false od
}
