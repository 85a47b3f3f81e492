// item: 5
// says: an arrow after else on the next line
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init {
	if
	:: false
	:: else
	-> x = 1
	fi
	assert(x == 1)
}
