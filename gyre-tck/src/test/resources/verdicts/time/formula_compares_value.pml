// says: the same in a comparison by size of a field of a structure
// run: violated
// run: refused --time abstract
typedef T { timer t }
T s;
active proctype P() { set(s.t, 3); expire(s.t) }
ltl f { <> (s.t == 3) -> [] (s.t < 1 || s.t > 2) }
