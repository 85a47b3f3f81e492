// says: a group that only newer versions of C have is not skipped without a word, whichever it is
// run: refused
// spin: violated
#ifdef GOOD
#elifndef GOOD
active proctype P() { assert(false) }
#else
active proctype P() { skip }
#endif
