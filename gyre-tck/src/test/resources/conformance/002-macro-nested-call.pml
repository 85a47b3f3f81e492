// item: 2
// says: macro arguments are expanded before substitution
// parse: accept
// verify: holds
// states: 3
// transitions: 3
#define MAX(a,b) ((a) > (b) -> (a) : (b))
#define THREE 3
init { assert(MAX(MAX(1,THREE),2) == 3) }
