// item: 1
// says: the model passes through the C preprocessor before it is parsed
// parse: accept
// verify: holds
// states: 3
// transitions: 3
#define N 4
#if N > 3 && defined(N)
byte x = N;
#else
this is not Promela
#endif
init { assert(x == 4) }
