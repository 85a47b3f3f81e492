// says: a formula with next tells which of two independent steps comes first
// run: violated --property f
bit g, h;
active proctype P() { g = 1 }
active proctype Q() { h = 1 }
ltl f { X (g == 0) }
