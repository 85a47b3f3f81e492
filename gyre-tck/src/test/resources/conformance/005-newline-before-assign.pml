// item: 5
// says: the = of an assignment may not start a line
// parse: reject
byte x;
init {
	x
	= 1
}
