// item: 49
// says: processes of equal priority interleave
// parse: accept
// verify: holds
// states: 7
// transitions: 9
byte x;
active [2] proctype P() priority 4 { x++ }
