// item: 51
// says: a capacity of 300 works
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c = [300] of { byte };
init { d_step { byte i; short n; do :: n < 300 -> c!1; n++ :: else -> break od }; assert(full(c) && len(c) == 300) }
