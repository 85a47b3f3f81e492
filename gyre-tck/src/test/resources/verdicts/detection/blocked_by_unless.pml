// says: an escape may stop an atomic sequence between two runs
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
  atomic { run P(); { (x == 7) } unless { (x == 1) }; run P() }
}
