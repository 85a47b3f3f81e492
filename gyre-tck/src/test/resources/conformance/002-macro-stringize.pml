// item: 2
// says: # makes a string usable in printf
// parse: accept
// verify: holds
// states: 5
// transitions: 5
#define SHOW(e) printf(#e); printf(" is %d\n", e)
init { byte x = 3; SHOW(x); assert(x == 3) }
