// item: 5
// says: an index may not start a line
// parse: reject
byte a[2];
init {
	a
	[1] = 1
}
