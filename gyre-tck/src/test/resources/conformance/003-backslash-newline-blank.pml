// item: 3
// says: after a backslash newline and a blank the preprocessor starts a new line, so an operator may not follow
// parse: reject
byte x = 1, y;
init {
	y = x \
	+ 1;
	assert(y == 2)
}
