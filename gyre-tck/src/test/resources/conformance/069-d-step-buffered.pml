// item: 69
// says: buffered channels work inside d_step
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c = [2] of { byte };
init { byte x; d_step { c!1; c!2; c?x; c?x }; assert(x == 2 && empty(c)) }
