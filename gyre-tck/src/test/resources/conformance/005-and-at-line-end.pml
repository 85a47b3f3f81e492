// item: 5
// says: an operator at the end of a line continues it
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x = 1, y = 1;
init {
	if
	:: x == 1 &&
	   y == 1 -> skip
	fi
	x = 1 +
	    2
	assert(x == 3)
}
