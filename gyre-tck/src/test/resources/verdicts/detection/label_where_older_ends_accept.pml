// says: the same for an accept label, at which it may stay only if nothing is fair
// run: holds --property acceptance --fairness weak
// run: holds --property acceptance --fairness strong
// run: violated --property acceptance
bit x;
active proctype Y() { do :: x = 1 - x od }
active proctype X() {
  do
    :: accept: break
  od
}
active [2] proctype A() { skip }
