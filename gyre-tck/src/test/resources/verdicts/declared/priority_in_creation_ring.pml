// says: the same on a ring, where the other process has got its priority by an assignment
// run: holds
// run: holds --plain --symmetry full
ring Node[3];
byte a[Node], n;
proctype P(Node me) {
end:
  do :: n == 0 && a[me] == 0 -> a[me] = 1 od
}
active proctype Watch() { _priority = 7; end: do :: n == 3 -> n = 0 od }
init { Node p; for (p : Node) { run P(p); n++ } }
