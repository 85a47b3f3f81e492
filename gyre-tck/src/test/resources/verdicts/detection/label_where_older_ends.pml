// says: a process that is older than a family ends after it, and then it is no more at its progress label
// run: violated --property progress --fairness weak
// run: violated --property progress --fairness strong
bit x;
active proctype Y() { do :: x = 1 - x od }
active proctype X() {
  do
    :: progress: break
  od
}
active [2] proctype A() { skip }
