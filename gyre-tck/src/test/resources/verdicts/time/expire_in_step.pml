// says: whether a timer has expired is kept in a variable, behind the guard of a d_step
// run: violated
// run: refused --time abstract
byte x;
active proctype P() { timer t; bool b; set(t, 3); d_step { x == 0 -> b = expire(t) }; assert(b) }
