// says: the same with the timer of a process that waits for another
// run: violated --property f
// run: refused --property f --time abstract
byte n;
active proctype P() { timer t; set(t, 1); n++; end: n == 9 }
active proctype Q() { timer u; n == 1; set(u, 3); n = 4; end: n == 9 }
ltl f { [] ((n == 4) -> !np_) }
