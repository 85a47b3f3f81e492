// says: a formula looks at the time that is left, so idle time is no single step
// run: violated
// run: refused --time abstract
timer t;
active proctype P() { set(t, 3); expire(t) }
ltl f { [] (t != 2) }
