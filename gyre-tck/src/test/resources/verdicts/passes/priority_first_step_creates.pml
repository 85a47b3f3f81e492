// says: a new process of higher priority moves before its creator goes on
// run: holds
byte k;

init {
  byte x;
  run Q() priority 5;
  assert(x == 1)
}

proctype Q() {
  do
  :: k = 1 - k
  od
}
