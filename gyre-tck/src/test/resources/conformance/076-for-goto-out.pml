// item: 76
// says: goto out of a for
// parse: accept
// verify: holds
// states: 9
// transitions: 9
byte i;
init { for (i : 1 .. 9) { if :: i == 2 -> goto L :: else fi }; assert(false); L: assert(i == 2) }
