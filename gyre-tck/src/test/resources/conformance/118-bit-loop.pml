// item: 118
// says: a bit loop that cannot end
// parse: accept
// warn: endless-byte-loop
// verify: holds
// states: 7
// transitions: 8
bit i;
init { for (i : 0 .. 1) { skip } }
