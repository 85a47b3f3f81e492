// item: 5
// says: a newline between for(...) and its brace
// parse: accept
// verify: holds
// states: 14
// transitions: 14
byte i, s;
init {
	for (i : 1 .. 3)
	{
		s = s + i
	}
	assert(s == 6)
}
