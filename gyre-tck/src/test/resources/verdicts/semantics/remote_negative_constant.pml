// says: written as a constant, too
// run: holds
// spin: holds
byte g;
active proctype P() { byte v = 3; A: g = v }
init { assert(!P[-1]@A); assert(!P[4294967295]@A); assert(P[-2]:v == 0) }
