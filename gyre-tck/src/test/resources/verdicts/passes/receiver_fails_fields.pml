// says: where the receiver names too many fields the sender does not come to its assertion
// run: violated
// run: holds --check assert
chan c = [0] of { byte };

active proctype P() {
  byte x = 1;
  c!1;
  assert(x == 0)
}

proctype Q(chan k) {
  byte y, z;
  k?y, z
}

init {
  run Q(c)
}
