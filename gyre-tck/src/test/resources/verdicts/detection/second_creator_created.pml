// says: a process that is created creates others, and is declared before init
// run: violated
// spin: violated
byte x;

proctype R() {
  assert(_pid != 2)
}

proctype W() {
  (x == 1);
  run R()
}

proctype P(byte me) {
  x = 1
}

init {
  atomic { run W(); run P(0); run P(1) }
}
