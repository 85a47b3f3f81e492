// item: 5
// says: the colon of a label may not start a line
// parse: reject
init {
	skip;
A
	: skip
}
