// item: 5
// says: inside parentheses a line may start with &&
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x = 1, y = 1;
init {
	if
	:: (x == 1
	   && y == 1) -> skip
	fi;
	assert(x == 1
		&& y == 1)
}
