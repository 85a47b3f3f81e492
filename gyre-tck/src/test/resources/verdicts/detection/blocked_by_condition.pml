// says: an atomic sequence that may block between two runs lets others move and end ((x == 1))
// run: violated --check assert
// spin: violated
byte x;
bool used[4];

proctype P() {
  x = 1;
  assert(!used[_pid]);
  used[_pid] = true
}

init {
  atomic { run P(); (x == 1); run P() }
}
