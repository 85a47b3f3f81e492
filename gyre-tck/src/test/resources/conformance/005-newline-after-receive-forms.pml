// item: 5
// says: a newline after every form of send and receive that does not end in >
// parse: accept
// verify: holds
// states: 13
// transitions: 13
mtype = { m };
chan c = [4] of { mtype, byte };
init {
	byte x
	c!m(1)
	c!m,2
	c!!m,3
	c?m(x)
	c??m,2
	c?[m(3)]
	c??[m,3]
	c?_,_
	c!m,4
	c?m,eval(4)
	assert(x == 1 && len(c) == 0)
}
