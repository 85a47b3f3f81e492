// item: 5
// says: a newline after a complete statement is a separator
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x
init {
	x = 1
	x = x + 1
	assert(x == 2)
}
