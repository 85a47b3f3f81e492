// item: 5
// says: newlines separate statements in an inline body too
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
inline two(a) {
	x = a
	x = x + a
}
init {
	two(3)
	assert(x == 6)
}
