// item: 3
// says: the newline inside a comment separates statements
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init {
	x = 1 /* spans
	two lines */ x = 2; assert(x == 2) }
