// says: so does another process of higher priority, which the loop wakes up
// run: holds
// run: holds --plain --symmetry sorted
scalarset Id[3];
byte a[Id], n;
Id p;
proctype P(Id me) { end: do :: a[me] == 0 && n > 0 -> a[me] = 1 od }
active proctype Watch() priority 5 { end: do :: n == 2 -> n = 5 od }
init { for (p : Id) { run P(p); n++ } }
