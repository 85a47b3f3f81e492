// says: a step that lets a process of higher priority move is not joined with the next
// run: holds
byte g, k;

active proctype P() {
  byte x;
  g = 1;
  assert(x == 1)
}

active proctype Q() priority 5 {
  g == 1;
  do
  :: k = 1 - k
  od
}
