// item: 5
// says: a bang at line start is a negation: the name before it is a statement of its own
// parse: accept
// verify: violated invalid-end-state
// states: 2
// transitions: 2
chan c = [1] of { byte };
init {
	c
	!1;
	skip
}
