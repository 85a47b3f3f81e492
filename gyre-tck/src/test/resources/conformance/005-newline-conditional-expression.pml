// item: 5
// says: a conditional expression inside its parentheses may break before -> and :
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x = 1;
init {
	byte y;
	y = (x == 1
		-> 5
		: 6)
	assert(y == 5)
}
