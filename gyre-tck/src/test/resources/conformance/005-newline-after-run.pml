// item: 5
// says: a newline after run P() is a separator
// parse: accept
// verify: holds
// states: 14
// transitions: 18
byte x;
proctype P() { x++ }
init {
	run P()
	run P()
	_nr_pr == 1
	assert(x == 2)
}
