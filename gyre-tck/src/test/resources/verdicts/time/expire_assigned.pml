// says: whether a timer has expired is kept in a variable
// run: violated
// run: refused --time abstract
active proctype P() { timer t; bool b; set(t, 3); b = expire(t); assert(b) }
