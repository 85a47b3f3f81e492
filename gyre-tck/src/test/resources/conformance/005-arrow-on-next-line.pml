// item: 5
// says: an arrow may start a line; it merges with the newline separator
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x = 1;
init {
	if
	:: x == 1
	-> x = 2
	fi;
	assert(x == 2)
}
