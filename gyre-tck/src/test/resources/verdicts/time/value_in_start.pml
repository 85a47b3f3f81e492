// says: a starting value is the time that is left
// run: violated
// run: refused --time abstract
timer t;
proctype Q() { byte left = t; assert(left < 3) }
init { set(t, 3); run Q() }
