// says: an atomic sequence that may block between two runs lets others move and end (q?_)
// run: violated --check assert
// spin: violated
byte x;
bool used[4];
chan q = [1] of { bit };

proctype P() {
  q!1; x = 1;
  assert(!used[_pid]);
  used[_pid] = true
}

init {
  atomic { run P(); q?_; run P() }
}
