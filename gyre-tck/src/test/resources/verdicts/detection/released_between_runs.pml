// says: a creator that is not in an atomic sequence lets others end between two runs
// run: violated --check assert
// spin: violated
bool used[4];

proctype P() {
  assert(!used[_pid]);
  used[_pid] = true
}

init { run P(); run P() }
