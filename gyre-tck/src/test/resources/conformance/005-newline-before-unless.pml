// item: 5
// says: unless may start a line
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte s;
init {
	{
		s = 1
	}
	unless
	{
		s == 5
	}
	assert(s == 1)
}
