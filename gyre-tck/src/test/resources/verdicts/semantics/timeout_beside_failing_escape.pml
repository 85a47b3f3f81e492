// says: a formula sees the timeout where an escape cannot be evaluated
// run: violated --property f
// run: holds --property g --fairness weak
chan c = [0] of { byte };
byte x;
active proctype P() { c!1 unless { x == 10 / x } }
active proctype Q() { do :: x == 3 od }
ltl f { [] !timeout }
ltl g { <> [] timeout }
