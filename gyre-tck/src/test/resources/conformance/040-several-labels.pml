// item: 40
// says: several labels on one statement are fine
// parse: accept
// verify: holds
// states: 9
// transitions: 9
byte n;
init { A: B: n++; if :: n == 1 -> goto A :: n == 2 -> goto B :: else fi; assert(n == 3) }
