// says: the same where the creator goes round a loop
// run: violated --check assert
// spin: violated
bool used[4];

proctype P() {
  assert(!used[_pid]);
  used[_pid] = true
}

init {
  byte i;
  do
  :: i < 2 -> run P(); i++
  :: else -> break
  od
}
