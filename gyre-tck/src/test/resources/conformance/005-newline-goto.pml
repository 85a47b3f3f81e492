// item: 5
// says: goto and its label may be on two lines; a newline after the label name ends it
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init {
	goto
	L
	assert(false)
L:
	skip
}
