// item: 2
// says: nested conditionals; a skipped group may hold any text
// parse: accept
// verify: holds
// states: 3
// transitions: 3
#define A
#ifdef A
# ifdef B
proctype broken( {
# else
#  define OK 1
# endif
#else
more } broken text
#endif
init { assert(OK) }
