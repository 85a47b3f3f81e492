// item: 3
// says: after a backslash newline without blanks around it the lines are joined
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x = 1, y;
init {
	y = x\
+ 1;
	assert(y == 2)
}
