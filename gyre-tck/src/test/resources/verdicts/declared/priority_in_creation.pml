// says: a new process of higher priority moves before the family is complete
// run: holds
// run: holds --plain --symmetry full
scalarset Id[3];
byte a[Id], n;
proctype P(Id me) {
  a[me] = 1;
end:
  do :: n == 3 -> n = 0; assert(a[me] == 1) od
}
init { Id p; for (p : Id) { run P(p) priority 5; n++ } }
