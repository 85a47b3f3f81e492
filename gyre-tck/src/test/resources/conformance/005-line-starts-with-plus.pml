// item: 5
// says: a line may not start with + outside parentheses
// parse: reject
byte x;
init {
	x = 1
	  + 2
}
