// item: 56
// says: one field in parentheses is an expression
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte };
init { byte x; c!(1+2); c?x; assert(x == 3) }
