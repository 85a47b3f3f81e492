// item: 17
// says: a width of 32 is rejected: 31 is the largest
// parse: reject
unsigned x : 32;
init { x = -1; assert(x + 1 == 0) }
