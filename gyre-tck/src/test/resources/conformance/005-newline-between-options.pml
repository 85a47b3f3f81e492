// item: 5
// says: a newline before a double colon is ignored
// parse: accept
// verify: holds
// states: 12
// transitions: 12
byte x;
init {
	do
	:: x < 3 -> x++

	:: x == 3
	   x = 4

	:: else ->
	   break

	od

	assert(x == 4)

}
