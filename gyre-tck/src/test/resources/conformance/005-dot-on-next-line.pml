// item: 5
// says: a field selector may not start a line
// parse: reject
typedef T { byte f };
T t;
init {
	t
	.f = 1
}
