// says: the same for a formula
// run: violated --property f
// run: undecided --property f --time abstract
timer t;
byte n;
proctype Q() { n++; n > 1; n = 9 }
init { set(t, run Q()); expire(t); do :: true od }
ltl f { <> (n == 9) }
