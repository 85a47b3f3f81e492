// item: 15
// says: a comparison result is 0 or 1 and fits a bool
// parse: accept
// verify: holds
// states: 8
// transitions: 8
bool o;
init { byte x = 6; o = x; assert(!o); o = (x != 0); assert(o); o = !x; assert(!o) }
