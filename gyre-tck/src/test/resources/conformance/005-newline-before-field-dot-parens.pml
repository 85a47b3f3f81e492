// item: 5
// says: inside parentheses a field selector may start a line
// parse: accept
// verify: holds
// states: 3
// transitions: 3
typedef T { byte f };
T t;
init {
	assert(t
	.f == 0)
}
