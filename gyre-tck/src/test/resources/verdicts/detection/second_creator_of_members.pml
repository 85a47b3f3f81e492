// says: a family from the start creates members of another
// run: violated
// spin: violated
byte x;
bool used[8];

proctype P(byte me) {
  x = 1;
  assert(!used[_pid]);
  used[_pid] = true
}

active [2] proctype W() {
  (x == 1);
  run P(2)
}

init {
  atomic { run P(0); run P(1) }
}
