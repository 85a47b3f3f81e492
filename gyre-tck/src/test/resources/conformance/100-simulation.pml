// item: 100
// says: a model that every simulation reports alike
// parse: accept
// verify: holds
// states: 7
// transitions: 7
byte x;
chan c = [1] of { byte };
init { x = 1; c!x; c?x; printf("x = %d\n", x); assert(x == 1) }
