// item: 5
// says: a field name may stand on the line after the dot
// parse: accept
// verify: holds
// states: 4
// transitions: 4
typedef T { byte f };
T t;
init {
	t.
	f = 1
	assert(t.f == 1)
}
