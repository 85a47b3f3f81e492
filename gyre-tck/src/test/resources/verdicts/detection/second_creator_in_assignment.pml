// says: a family from the start keeps the numbers of those it creates
// run: violated
// spin: violated
byte x;

proctype R() {
  skip
}

active [2] proctype W() {
  byte r;
  (x == 1);
  r = run R();
  assert(r != 3)
}

proctype P(byte me) {
  x = 1
}

init {
  atomic { run P(0); run P(1) }
}
