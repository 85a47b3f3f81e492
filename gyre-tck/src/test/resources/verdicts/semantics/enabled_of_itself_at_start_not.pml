// says: in its own starting values a process asks whether it can move, and it cannot
// run: holds --search bfs
// run: holds --search bfs --por off --symmetry off
// run: holds --por off --property f
byte go;
proctype P() { byte x = enabled(1); end: go == 1; assert(x == 1) }
init { skip; run P() }
ltl f { [] (go == 0) }
