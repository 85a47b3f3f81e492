// says: a formula sees the timeout where a process asks whether another can move
// run: violated --property f
// run: holds --property g --fairness weak
byte x;
active proctype P() { x == 1 }
active proctype Q() { enabled(0) }
ltl f { [] !timeout }
ltl g { <> [] timeout }
