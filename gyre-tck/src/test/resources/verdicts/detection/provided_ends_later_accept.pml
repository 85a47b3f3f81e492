// says: the same for a label
// run: violated --property acceptance --fairness strong
bit x;
byte n;
active proctype Q() {
  do
    :: n < 2 -> x = 1
    :: else -> break
  od;
  x = 0;
accept:
  do
    :: x = 1; x = 0
  od
}
active [2] proctype P() provided (x == 1) { n++ }
