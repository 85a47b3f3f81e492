// says: a process that is older than a declared family ends after it, and then it is no more at its label
// run: violated --property progress --fairness weak
scalarset P[2];
bit x;
active proctype Y() { do :: x = 1 - x od }
active proctype X() {
  do
    :: progress: break
  od
}
active [P] proctype A(P me) { skip }
