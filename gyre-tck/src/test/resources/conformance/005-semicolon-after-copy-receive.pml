// item: 5
// says: a receive that ends in > needs an explicit separator
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte };
init {
	byte x;
	c!1
	c?<x>;
	assert(x == 1)
}
