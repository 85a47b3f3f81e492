// item: 5
// says: a newline after skip, true and break is a separator
// parse: accept
// verify: holds
// states: 5
// transitions: 5
init {
	do
	:: skip
	   true
	   break
	od
	skip
	assert(true)
}
