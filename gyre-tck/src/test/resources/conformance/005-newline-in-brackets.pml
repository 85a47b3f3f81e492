// item: 5
// says: inside index brackets of an expression a newline after a name
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a[3] = 4;
byte i = 1;
init {
	assert(a[i
	+ 1] == 4)
}
