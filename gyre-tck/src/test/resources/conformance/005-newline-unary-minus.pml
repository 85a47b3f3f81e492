// item: 5
// says: a line that starts with a parenthesis after a complete expression is a statement of its own
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x = 1;
init {
	x == 1
	(x == 1)
	assert(x == 1)
}
