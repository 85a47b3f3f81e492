// item: 49
// says: a lower one runs when the higher is blocked
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x;
active proctype Lo() priority 1 { x = 1 }
active proctype Hi() priority 5 { x == 1; x = 2 }
