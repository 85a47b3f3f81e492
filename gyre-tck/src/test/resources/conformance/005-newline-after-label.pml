// item: 5
// says: a label may be on a line of its own, and a newline may stand before the colon
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init {
	x = 1;
A:
	x = 2
	goto B
B:	assert(x == 2)
}
