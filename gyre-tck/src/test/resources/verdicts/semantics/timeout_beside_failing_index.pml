// says: where the only statement cannot be evaluated nobody can move, and a formula sees the timeout
// run: violated --property f
// run: holds --property g
byte a[2]; byte i = 2;
active proctype P() { a[i] == 0 }
ltl f { [] !timeout }
ltl g { <> timeout }
