// item: 23
// says: an assignment is a legal guard and always executable
// parse: accept
// warn: assignment-as-guard
// verify: holds
// states: 4
// transitions: 4
byte x;
init { if :: x = 1 -> assert(x == 1) fi }
