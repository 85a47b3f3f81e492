// item: 2
// says: an operand of ## is not expanded before pasting; a second level macro does it
// parse: accept
// verify: holds
// states: 3
// transitions: 3
#define N 7
#define CAT(a,b) a##b
#define XCAT(a,b) CAT(a,b)
byte vN = 1;
byte v7 = 2;
init { assert(CAT(v,N) == 1 && XCAT(v,N) == 2) }
