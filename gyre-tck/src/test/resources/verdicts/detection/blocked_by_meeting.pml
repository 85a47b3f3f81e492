// says: an atomic sequence that may block between two runs lets others move and end (q!1)
// run: violated --check assert
// spin: violated
byte x;
bool used[4];
chan q = [0] of { bit };

proctype P() {
  if :: q?_ :: x == 1 fi; x = 1;
  assert(!used[_pid]);
  used[_pid] = true
}

init {
  atomic { run P(); q!1; run P() }
}
