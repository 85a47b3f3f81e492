// item: 78
// says: from an empty range that is computed its start is taken
// parse: accept
// verify: holds
int i;
init { select (i : 2 + 3 .. 3); assert(i == 5) }
