// item: 5
// says: comment lines between statements
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init {
	// before
	x = 1	// after
	/* alone */
	x = 2	/* after */
	assert(x == 2)
	// last
}
