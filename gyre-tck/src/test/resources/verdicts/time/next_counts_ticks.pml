// says: a formula with next counts the units of time that pass
// run: holds --property f
bit b;
timer t;
active proctype P() { set(t, 3); expire(t); b = 1 }
ltl f { X X X X !b }
