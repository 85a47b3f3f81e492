// says: the same where the index is a conditional expression, beside another condition
// run: violated --property f
// run: refused --property f --time abstract
timer t[2], u;
byte x;
active proctype P() { set(t[0], 1); set(u, 3); x == 0 && expire(t[(expire(u) -> 1 : 0)]); x = 1 }
ltl f { [] (x == 0) }
