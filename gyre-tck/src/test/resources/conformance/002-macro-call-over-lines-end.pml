// item: 2
// says: a macro call over several lines as a whole statement
// parse: accept
// verify: holds
// states: 4
// transitions: 4
#define SET(v,e) v = e
byte x;
init {
	SET(x,
	    1
	    + 2);
	assert(x == 3)
}
