// item: 51
// says: capacities 0 and 1
// parse: accept
// verify: holds
// states: 7
// transitions: 8
chan a = [0] of { bit };
chan b = [1] of { bit };
active proctype P() { a!1; b?0 }
active proctype Q() { a?1; b!0 }
