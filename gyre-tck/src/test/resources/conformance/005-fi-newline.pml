// item: 5
// says: a newline after fi and od is a separator
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x;
init {
	if
	:: true
	fi
	do
	:: break
	od
	x = 2
	assert(x == 2)
}
