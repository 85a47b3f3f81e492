// item: 5
// says: a local initialiser may not start a line
// parse: reject
init {
	byte c
	   = 3;
	skip
}
