// item: 2
// says: a macro is not expanded again inside its own expansion
// parse: accept
// verify: holds
// states: 4
// transitions: 4
#define x x + 1
byte r;
init { byte y = 0; byte
#undef x
x = 4;
#define x x + 1
	r = x; assert(r == 5) }
