// item: 5
// says: parameters separated by semicolons, over several lines
// parse: accept
// verify: holds
// states: 7
// transitions: 7
byte r;
proctype P(byte a, b;
	byte c;
	chan d)
{
	r = a + b + c
}
chan q = [0] of { bit };
init {
	run P(1, 2, 3, q)
	_nr_pr == 1
	assert(r == 6)
}
