// item: 91
// says: remote references in a formula
// parse: accept
// verify: holds
// states: 4
// transitions: 4
active proctype P() { byte v; v = 1; L: v = 2 }
ltl p { <> (P:v == 2) && <> (P@L) }
// with-claim p: holds
