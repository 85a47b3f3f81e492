// says: a formula with next sees that time passes, which it never does with abstract time
// run: violated --property f
// run: refused --time abstract --property f
active proctype P() { timer t; do :: set(t, 2); W: expire(t) od }
ltl f { [] (P@W -> X !P@W) }
