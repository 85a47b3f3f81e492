// item: 27
// says: a channel capacity may be a constant expression
// parse: accept
// verify: holds
// states: 6
// transitions: 6
#define N 2
chan c = [N + 1] of { byte };
init { c!1; c!2; c!3; assert(full(c)) }
