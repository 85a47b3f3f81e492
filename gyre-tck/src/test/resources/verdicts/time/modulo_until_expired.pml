// says: the same with a remainder, behind two timers
// run: violated
// run: refused --time abstract
byte x;
active proctype P() { timer t, u; set(t, 3); set(u, 2); (expire(t) || (expire(u) || 7 % x == 0)) }
