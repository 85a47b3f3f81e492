// says: the same inside of an expression
// run: violated
// run: refused --time abstract
timer t;
proctype Q(byte n) { byte y = (expire(t) -> n : 2); assert(y == n) }
init { set(t, 3); run Q(1) }
