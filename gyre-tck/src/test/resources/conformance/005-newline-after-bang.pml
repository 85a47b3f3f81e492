// item: 5
// says: a newline after the send or receive operator is a blank
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte };
init {
	byte x;
	c!
	1
	c?
	x
	assert(x == 1)
}
