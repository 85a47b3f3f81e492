// item: 5
// says: a newline after the word timeout
// parse: accept
// verify: holds
// states: 4
// transitions: 4
init {
	timeout
	skip
}
