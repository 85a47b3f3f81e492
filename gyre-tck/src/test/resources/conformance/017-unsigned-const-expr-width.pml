// item: 17
// says: the width may be a macro constant
// parse: accept
// verify: holds
// states: 4
// transitions: 4
#define W 3
unsigned x : W;
init { x = 8; assert(x == 0) }
