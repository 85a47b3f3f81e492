// item: 2
// says: variadic macros work (gnu99)
// parse: accept
// verify: holds
// states: 5
// transitions: 5
#define SEND(ch, ...) ch!__VA_ARGS__
chan c = [1] of { byte, byte };
init { byte p, q; SEND(c, 3, 4); c?p,q; assert(p == 3 && q == 4) }
