// says: the complement of an unsigned number is large and not negative
// run: refused
// spin: violated
#define MASK ~0u
#if MASK > 0
active proctype P() { assert(false) }
#else
active proctype P() { skip }
#endif
