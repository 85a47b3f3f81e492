// says: a group that only newer versions of C have is not skipped without a word
// run: refused
// spin: violated
#define BAD
#if 0
#elifdef BAD
active proctype P() { assert(false) }
#else
active proctype P() { skip }
#endif
