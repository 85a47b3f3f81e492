// item: 5
// says: unless may not start the line after a simple statement (it may after a closing brace)
// parse: reject
byte s;
init {
	s = 1
	unless { s == 5 }
	assert(s == 1)
}
