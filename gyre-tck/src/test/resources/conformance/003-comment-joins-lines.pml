// item: 3
// says: the newline inside a comment still ends a statement
// parse: reject
byte x = 1, y;
init {
	y = x /* spans
	two lines */ + 1;
	assert(y == 2)
}
