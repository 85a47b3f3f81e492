// item: 100a
// says: a model with a symbol that -D may set
// parse: accept
// verify: holds
// states: 10
// transitions: 10
#ifndef LIMIT
#define LIMIT 3
#endif
byte x;
ltl p { [] (x <= LIMIT) }
init { do :: x < LIMIT -> x++ :: else -> break od; assert(x == LIMIT) }
// with-claim p: holds
