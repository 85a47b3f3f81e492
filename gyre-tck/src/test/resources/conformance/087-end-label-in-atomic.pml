// item: 87
// says: an end label inside atomic
// parse: accept
// verify: holds
// states: 2
// transitions: 2
byte x;
active proctype A() { atomic { skip; end: x == 1 } }
