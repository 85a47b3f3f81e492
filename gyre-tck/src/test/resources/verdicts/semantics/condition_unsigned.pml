// says: in the condition of an #if, a number that meets an unsigned one is unsigned; what could differ is refused
// run: refused
// spin: violated
#if -1 < 0u
active proctype P() { skip }
#else
active proctype P() { assert(false) }
#endif
