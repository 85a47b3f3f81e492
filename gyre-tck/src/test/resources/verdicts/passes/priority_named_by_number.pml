// says: leaving a label inside an atomic sequence lets a process of higher priority in that asks by number
// run: holds
byte k;

active proctype P() {
  byte x;
  atomic {
    x = 1;
    here: x = x + 1;
    assert(x == 4)
  }
}

active proctype Q() priority 5 {
  do
  :: P[0]@here -> break
  od;
  do
  :: !(P[0]@here) -> k = 1 - k
  od
}
