// item: 1
// says: gcc predefined macros such as __LINE__ are visible in the model
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init {
	int l = __LINE__;
	assert(l > 0)
}
