// item: 2
// says: preprocessor conditions use C arithmetic, elif and logical operators
// parse: accept
// verify: holds
// states: 3
// transitions: 3
#define N 5
#if (N * 2 == 10) && !defined(UNSET) && (N ? 1 : 0)
#define R 1
#elif N == 5
#define R 2
#else
#define R 3
#endif
#if UNSET == 0 && 0x10 == 16 && (1 << 3) == 8 && 'A' == 65 && (7 % 4 == 3) && (~0 == -1)
#define S 1
#else
#define S 2
#endif
init { assert(R == 1 && S == 1) }
