// item: 49
// says: only the highest priority process runs
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
active proctype Lo() priority 1 { assert(x == 1) }
active proctype Hi() priority 5 { x = 1 }
