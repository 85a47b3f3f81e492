// says: a variable of a process with a negative number is 0
// run: holds
// spin: holds
byte g;
active proctype P() { byte v = 3; A: g = v }
init { int n = g - 1; assert(P[n]:v == 0 || g == 3) }
