// item: 5
// says: a newline after ++ and -- is a separator
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x;
init {
	x++
	x++
	x--
	assert(x == 1)
}
