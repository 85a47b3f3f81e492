// item: 83
// says: a label before atomic may be reached by goto
// parse: accept
// verify: holds
// states: 7
// transitions: 7
byte x;
init { L: atomic { x++; skip }; if :: x < 2 -> goto L :: else fi; assert(x == 2) }
