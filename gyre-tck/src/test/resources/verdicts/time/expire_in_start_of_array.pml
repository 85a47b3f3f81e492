// says: the same for the elements of an array
// run: violated
// run: refused --time abstract
timer t[2];
proctype Q() { byte y[2] = expire(t[1]) + 1; assert(y[1] == 2) }
init { set(t[1], 3); run Q() }
