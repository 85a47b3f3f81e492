// item: 2
// says: a macro call over several lines expands on one line, and what follows it after a blank starts a new line
// parse: reject
#define ADD(a,b) a + b
byte x;
init {
	x = ADD(1,
		2) + 3;
	assert(x == 6)
}
