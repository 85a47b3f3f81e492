// item: 5
// says: a parenthesis at line start is a statement of its own: the send before it has too few fields
// parse: accept
// verify: violated runtime-error
chan c = [1] of { byte, byte };
init {
	c!1
	(2)
}
