// item: 5
// says: newlines inside the head of for and select are blanks
// parse: accept
// verify: holds
// states: 18
// transitions: 18
byte i, n;
init {
	for (i
	:
	1
	..
	2
	) {
		n++
	}
	select (i
	: 1 ..
	2)
	assert(n == 2)
}
