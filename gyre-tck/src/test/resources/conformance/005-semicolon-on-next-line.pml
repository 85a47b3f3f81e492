// item: 5
// says: a semicolon may start a line
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x = 1;
init {
	x = 2
	; x = 3
	; assert(x == 3)
	;
}
