// item: 5
// says: a line that starts with minus after a complete assignment is a statement of its own
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init {
	x = 1
	- 2
	assert(x == 1)
}
