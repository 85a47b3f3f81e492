// item: 5
// says: ++ may not start a line
// parse: reject
byte x;
init {
	x
	++
}
