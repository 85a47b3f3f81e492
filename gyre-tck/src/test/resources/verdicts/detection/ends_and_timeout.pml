// says: who can still end keeps a timeout from coming
// run: violated
// spin: violated
byte x;

proctype P(byte me) {
  x++
}

active proctype O() {
  (x == 2);
  timeout;
  assert(false)
}

init {
  atomic { run P(0); run P(1) }
}
