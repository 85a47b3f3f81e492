// says: an atomic sequence that may block between two runs lets others move and end (do :: x == 1 -> break od)
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
  atomic { run P(); do :: x == 1 -> break od; run P() }
}
