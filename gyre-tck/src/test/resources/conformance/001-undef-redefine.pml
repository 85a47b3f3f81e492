// item: 1
// says: undef followed by another define changes the value
// parse: accept
// verify: holds
// states: 3
// transitions: 3
#define K 1
byte a = K;
#undef K
#define K 2
byte b = K;
init { assert(a == 1 && b == 2) }
