// item: 3
// says: a backslash newline between two statements separates them when a blank follows
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init {
	x = 1 \
	x = 2; assert(x == 2)
}
