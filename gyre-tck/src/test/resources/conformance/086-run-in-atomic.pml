// item: 86
// says: a process created inside atomic starts only after it
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
proctype P() { assert(x == 2) }
init { atomic { run P(); x = 1; x = 2 } }
