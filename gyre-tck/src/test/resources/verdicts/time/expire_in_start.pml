// says: a starting value depends on a timer that has not expired
// run: violated
// run: refused --time abstract
timer t;
proctype Q() { bool y = expire(t); assert(y) }
init { set(t, 3); run Q() }
