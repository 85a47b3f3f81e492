// says: who is done ends when its clause allows that, which need not be where a cycle begins
// run: violated --property f --fairness weak
// run: violated --property f --fairness strong
scalarset Id[2];
bit x;
byte n;
active proctype Q() {
  do
    :: n < 2 -> x = 1
    :: else -> break
  od;
  x = 0;
  do
    :: x = 1; x = 0
  od
}
active [Id] proctype P(Id me) provided (x == 1) { n++ }
ltl f { <> [] (x == 1) }
