// item: 3
// says: a comment over several lines does not itself end a statement inside parentheses
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x = 1;
init {
	assert(x /* spans
	two lines */ == 1)
}
