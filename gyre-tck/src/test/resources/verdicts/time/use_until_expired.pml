// says: the same with a channel that somebody has promised to be alone at
// run: violated
// run: refused --time abstract
// plain: differs
chan ch = [1] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() { timer t; set(t, 3); (expire(t) || len(ch) > 0) }
