// item: 91
// says: macros as propositions
// parse: accept
// verify: holds
// states: 4
// transitions: 4
#define p (a == 1)
#define q (b == 1)
byte a, b;
ltl prop { [] (p -> <> q) }
init { a = 1; b = 1 }
// with-claim prop: holds
