// item: 5
// says: goto and break in front of a newline and the next option
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init {
	do
	:: x == 0
	   x = 1
	   goto out
	:: x == 1
	   break
	od
out:
	assert(x == 1)
}
