// item: 22
// says: the whole C precedence table
// parse: accept
// verify: holds
// states: 16
// transitions: 16
init {
	assert(1 + 2 * 3 == 7);
	assert((2 - 1 - 1) == 0);
	assert((1 << 2 + 1) == 8);
	assert((1 < 2 == 1));
	assert((4 & 6 == 6) == 0);
	assert((1 ^ 1 | 2) == 2);
	assert((1 | 2 ^ 2 & 3) == 1);
	assert((1 || 0 && 0) == 1);
	assert((8 / 2 / 2) == 2);
	assert((7 % 4 * 2) == 6);
	assert(!0 + 1 == 2);
	assert(~1 + 1 == -1);
	assert((3 > 2 > 1) == 0);
	assert((2 & 1 == 1 << 0) == 0)
}
