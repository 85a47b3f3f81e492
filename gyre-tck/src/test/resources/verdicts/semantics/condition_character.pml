// says: a character of C that Promela does not have is no other character
// run: refused
// spin: violated
#if '\x41' == 65
active proctype P() { assert(false) }
#else
active proctype P() { skip }
#endif
