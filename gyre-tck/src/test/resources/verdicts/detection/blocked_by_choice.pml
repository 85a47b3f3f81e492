// says: an atomic sequence that may block between two runs lets others move and end (if :: x == 1 :: x == 2 fi)
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
  atomic { run P(); if :: x == 1 :: x == 2 fi; run P() }
}
