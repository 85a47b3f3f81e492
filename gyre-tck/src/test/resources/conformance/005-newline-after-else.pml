// item: 5
// says: a newline after else is a separator
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init {
	if
	:: false
	:: else
	   x = 1
	fi
	assert(x == 1)
}
