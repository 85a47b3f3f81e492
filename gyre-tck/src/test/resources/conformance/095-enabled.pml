// item: 95
// says: enabled outside a claim only warns
// parse: accept
// verify: holds
// states: 9
// transitions: 11
byte x;
active proctype P() { x == 1; skip }
active proctype Q() { if :: enabled(0) -> assert(false) :: else fi; x = 1 }
