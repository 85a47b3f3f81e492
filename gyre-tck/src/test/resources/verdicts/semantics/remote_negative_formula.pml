// says: and in a formula
// run: holds
// run: violated --ltl '[] !P@A'
// run: violated --ltl '[] !P[0]@A'
int owner = -1;
byte g;
active proctype P() { A: g = 1 }
active proctype Q() { (g == 1) -> owner = 0 }
ltl nobody { [] !(P[owner]@A) }
