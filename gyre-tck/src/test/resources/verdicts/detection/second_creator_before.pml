// says: a family from the start creates processes too, and is declared before init
// run: violated
// spin: violated
byte x;

proctype R() {
  assert(_pid != 3)
}

active [2] proctype W() {
  (x == 1);
  run R()
}

proctype P(byte me) {
  x = 1
}

init {
  atomic { run P(0); run P(1) }
}
