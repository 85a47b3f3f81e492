// item: 1
// says: an included file may include another; an include guard works
// parse: accept
// verify: holds
// states: 3
// transitions: 3
#include "001-outer.inc"
#include "001-inner.inc"
init { assert(OUTER + INNER == 3 && inner_count == 0) }
