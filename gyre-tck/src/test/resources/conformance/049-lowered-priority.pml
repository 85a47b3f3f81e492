// item: 49
// says: a process that lowers its priority lets another run
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x;
active proctype A() priority 5 { set_priority(0, 1); assert(x == 1) }
active proctype B() priority 3 { x = 1 }
