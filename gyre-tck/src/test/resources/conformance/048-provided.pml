// item: 48
// says: provided is checked before every step
// parse: accept
// verify: holds
// states: 9
// transitions: 11
bool go;
byte x;
active proctype P() provided (go) { x = 1; assert(go) }
active proctype Q() { assert(x == 0); go = true }
