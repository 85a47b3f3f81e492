// says: under global fairness every step of a cycle counts, also one that nobody else notices
// run: violated --property f --fairness global
bit x;
active proctype P() { bit y; do :: x = 1 - x; y = 1 - y od }
active proctype Q() { bit y; do :: x = 1 - x; y = 1 - y od }
ltl f { <> [] (x == 0) }
