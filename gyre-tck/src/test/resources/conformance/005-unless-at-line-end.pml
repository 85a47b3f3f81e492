// item: 5
// says: unless at the end of a line after a simple statement
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte s;
init {
	s = 1 unless
	{ s == 5 }
	assert(s == 1)
}
