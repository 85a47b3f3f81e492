// says: somebody else who goes on for ever makes the run infinite, and the resting process accepting
// run: violated
// run: violated --property acceptance
bit x;

active proctype P() {
accept:
  false
}

active proctype Q() {
  do
  :: x = 1 - x
  od
}
