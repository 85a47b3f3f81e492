// item: 5
// says: a newline after a type name in a body is a blank
// parse: accept
// verify: holds
// states: 4
// transitions: 4
typedef T { byte a };
init {
	T
	t;
	byte
	b;
	t.a = 1
	assert(t.a == 1 && b == 0)
}
