// item: 5
// says: run and inline arguments may break inside the parentheses
// parse: accept
// verify: holds
// states: 8
// transitions: 8
byte r;
proctype P(byte a; byte b) { r = a + b }
inline twice(a,
	b)
{
	a = a + b
}
init {
	run P(1
	, 2);
	(_nr_pr == 1);
	twice(r,
	4);
	assert(r == 7)
}
