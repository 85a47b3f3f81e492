// says: an unsigned number is a number like any other as long as nothing is negative
// run: violated
// spin: violated
#if 7u - 3 == 4 && 0xFFu >> 4 == 15UL
active proctype P() { assert(false) }
#else
active proctype P() { skip }
#endif
