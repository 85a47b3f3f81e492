// item: 83
// says: the same for a loop over a range, with a jump to it from outside
// parse: accept
// verify: holds
// states: 3
// transitions: 4
byte x; byte i;
active proctype P() { atomic { L: for (i : 1 .. 2) { x++ }; skip }; if :: x < 3 -> goto L :: else fi }
