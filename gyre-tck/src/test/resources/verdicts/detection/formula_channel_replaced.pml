// says: a formula may ask for a channel that is gone, and what it asks first decides whether it does
// run: violated --property f
// run: violated --property g
chan c[2] = [1] of { byte }; byte n; chan none;
active [2] proctype P() { n == 0; n = 1; c[_pid] = none; false }
ltl f { [] !(len(c[1]) == 1 && len(c[0]) == 1) }
ltl g { [] !(len(c[0]) == 1 && len(c[1]) == 1) }
