// item: 87
// says: an end label inside an option
// parse: accept
// verify: holds
// states: 2
// transitions: 2
byte x;
active proctype A() { if :: true -> end1: x == 1 fi }
