// says: in its own starting values a process asks whether it can move: it is there, at its first statement
// run: violated --search bfs
// run: violated --search bfs --por off --symmetry off
// run: violated --por off
proctype P() { byte x = enabled(1); skip; assert(x == 0) }
init { run P() }
