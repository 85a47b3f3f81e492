// says: a local variable that a process of higher priority reads is written in a step of its own
// run: holds
byte k;

active proctype P() {
  byte x, y;
  x = 1;
  assert(y == 1)
}

active proctype Q() priority 5 {
  P:x == 1;
  do
  :: k = 1 - k
  od
}
