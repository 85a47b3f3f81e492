// item: 5
// says: fields of a typedef may be separated by newlines
// parse: accept
// verify: holds
// states: 4
// transitions: 4
typedef T {
	byte a
	short b
	bit c
}
T t;
init { t.a = 1; assert(t.a == 1) }
