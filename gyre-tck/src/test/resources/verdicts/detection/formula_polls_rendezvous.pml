// says: to look into a rendez-vous channel fails, and what a formula asks before decides whether it does
// run: violated --property f
// run: violated --property g
chan q = [0] of { byte }; byte a[2]; byte n;
active [2] proctype P() { n == 0; n = 1; a[_pid] = 1; false }
ltl f { [] !(a[0] == 1 && q?[1] && a[1] == 1) }
ltl g { [] !(a[1] == 1 && q?[1] && a[0] == 1) }
