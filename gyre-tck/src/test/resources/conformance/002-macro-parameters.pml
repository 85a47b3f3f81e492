// item: 2
// says: function-like macros substitute without parentheses
// parse: accept
// verify: holds
// states: 3
// transitions: 3
#define SQ(x) x*x
#define SQP(x) ((x)*(x))
init { assert(SQ(2+1) == 5 && SQP(2+1) == 9) }
