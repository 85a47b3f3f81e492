// item: 5
// says: a newline after assert, run, printf, goto, = and an arrow is a blank
// parse: accept
// verify: holds
// states: 14
// transitions: 18
byte x;
proctype P() { skip }
init {
	x =
	1
	assert
	(x == 1)
	printf
	("x\n")
	run
	P()
	if
	::
	x == 1 ->
	skip
	fi
}
