// says: the same where the process of the timer waits for nothing, and the claim for the end
// run: violated --property f
// run: refused --property f --time abstract
timer t[2];
byte n;
active proctype P() { set(t[1], 5); n = 2; end: n == 3 }
ltl f { (n < 2) U ((n == 2) && !np_) }
