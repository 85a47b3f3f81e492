// item: 49
// says: run with a priority
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x;
proctype P() { x = 1 }
init { run P() priority 10; assert(x == 1) }
