// item: 5
// says: a newline after the name of an inline in a call
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
inline f() { x = 1 }
init {
	f
	()
	assert(x == 1)
}
