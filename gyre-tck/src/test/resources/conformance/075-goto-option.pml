// item: 75
// says: a goto as an option is a transition
// parse: accept
// verify: holds
// states: 7
// transitions: 7
byte x;
init { if :: goto L :: x = 1 fi; L: skip }
