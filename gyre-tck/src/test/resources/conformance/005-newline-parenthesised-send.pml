// item: 5
// says: arguments in parentheses may break inside the parentheses
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte, byte };
init {
	byte x, y;
	c!1(
	2
	);
	c?x(
	y
	)
	assert(x == 1 && y == 2)
}
