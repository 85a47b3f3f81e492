// item: 3
// says: a backslash at the end of a line comment continues the comment
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x = 1;
init {
	// continued \
	assert(false);
	assert(x == 1)
}
