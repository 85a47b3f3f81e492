// item: 2
// says: a function-like macro name without parentheses is left alone
// parse: accept
// verify: holds
// states: 3
// transitions: 3
#define f(x) (x+1)
byte f = 3;
init { assert(f == 3 && f(1) == 2) }
