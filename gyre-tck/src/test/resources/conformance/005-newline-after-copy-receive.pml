// item: 5
// says: a newline after a receive that ends in > is not a separator
// parse: reject
chan c = [1] of { byte };
init {
	byte x;
	c!1
	c?<x>
	assert(x == 1)
}
