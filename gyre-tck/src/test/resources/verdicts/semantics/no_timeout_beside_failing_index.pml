// says: there is no timeout while somebody can move, although another statement cannot be evaluated
// run: violated --property f
// run: holds --property g
byte a[2], i = 2;
bit x;
active proctype P() { a[i] == 0 }
active proctype Q() { do :: x = 1 - x od }
ltl f { <> timeout }
ltl g { [] !timeout }
