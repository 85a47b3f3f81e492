// item: 5
// says: a newline ends assert without parentheses
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x = 1;
init {
	assert x == 1
	assert x != 2
	x = 3
}
