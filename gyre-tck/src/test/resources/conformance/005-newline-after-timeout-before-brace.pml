// item: 5
// says: timeout as the last statement of a block needs no separator
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init {
	timeout
}
