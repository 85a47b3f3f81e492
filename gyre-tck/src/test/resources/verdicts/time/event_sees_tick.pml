// says: a tick is a step and no event, so a formula about events sees that time passes
// run: violated --property f
// run: refused --time abstract --property f
active proctype P() { timer t; do :: S: set(t, 2); W: expire(t) od }
ltl f { [] (event(P@S) || event(P@W) || !P@W) }
