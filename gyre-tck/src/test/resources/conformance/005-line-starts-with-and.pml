// item: 5
// says: a line may not start with && outside parentheses
// parse: reject
byte x = 1, y = 1;
init {
	if
	:: x == 1
	   && y == 1 -> skip
	fi
}
