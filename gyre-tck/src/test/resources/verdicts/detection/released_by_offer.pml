// says: the same where an atomic sequence gives control away with a message that it need not send
// run: violated --check assert
// spin: violated
bool used[4];
chan q = [0] of { bit };

proctype P() {
  if :: q?_ :: used[_pid] fi;
  assert(!used[_pid]);
  used[_pid] = true
}

init {
  atomic { run P(); if :: q!1 :: else fi; run P() }
}
