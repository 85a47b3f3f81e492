// item: 75
// says: goto after a statement costs no extra transition
// parse: accept
// verify: holds
// states: 7
// transitions: 7
byte x;
init { L: if :: x < 2 -> x++; goto L :: else fi }
