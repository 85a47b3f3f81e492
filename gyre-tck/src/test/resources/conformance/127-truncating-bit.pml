// item: 127
// says: an assignment of 2 to a bool
// parse: accept
// warn: truncating-assignment
// verify: holds
// states: 4
// transitions: 4
bool b;
init { b = 2; assert(!b) }
