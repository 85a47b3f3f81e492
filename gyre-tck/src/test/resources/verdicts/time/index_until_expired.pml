// says: the same with an index out of range, deeper inside
// run: violated
// run: refused --time abstract
byte a[2], i = 2;
active proctype P() { timer t; set(t, 3); ((expire(t) || a[i] == 0) && i == 2) }
