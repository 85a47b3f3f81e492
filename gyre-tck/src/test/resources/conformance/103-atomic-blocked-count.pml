// item: 103
// says: counts with an atomic that blocks in the middle
// parse: accept
// verify: holds
// states: 10
// transitions: 12
byte x;
active proctype A() { atomic { x = 1; x == 2; x = 3; x = 4 } }
active proctype B() { x == 1; x = 2; skip }
