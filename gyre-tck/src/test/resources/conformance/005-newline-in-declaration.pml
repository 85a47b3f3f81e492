// item: 5
// says: a declaration list continues after a comma
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a,
     b
     = 3;
init {
	byte c,
	     d = 2
	assert(a == 0 && d == 2)
}
