// item: 5
// says: a newline after a poll that ends in ]
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte };
init {
	c!1
	c?[1]
	assert(len(c) == 1)
}
