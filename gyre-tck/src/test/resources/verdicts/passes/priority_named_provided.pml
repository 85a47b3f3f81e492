// says: leaving a label lets a process of higher priority go on that has it in its provided clause
// run: holds
byte k;

active proctype P() {
  byte x;
  here: x = 3;
  assert(x == 4)
}

active proctype Q() priority 5 provided (!P@here) {
  do
  :: k = 1 - k
  od
}
