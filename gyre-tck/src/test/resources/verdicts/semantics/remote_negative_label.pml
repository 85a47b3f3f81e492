// says: no process has a negative number: the reference is false, and does not mean the only one
// run: holds
// spin: holds
// states: 58
byte g;
proctype P() { A: g = 1; B: skip }
init { int n = -1; run P(); run P(); assert(!P[n]@A); g = 2 }
