// item: 2
// says: a macro continued over lines by backslash is one line and needs its own separators
// parse: accept
// verify: holds
// states: 6
// transitions: 6
#define SWAP(a,b) t = a; \
	a = b; \
	b = t
byte x = 1, y = 2, t;
init {
	SWAP(x,y);
	assert(x == 2 && y == 1)
}
