// item: 48
// says: else is not enabled by a false provided clause
// parse: accept
// verify: holds
// states: 13
// transitions: 17
bool go = true;
active proctype P() provided (go) { if :: go -> skip :: else -> assert(false) fi }
active proctype Q() { go = false; go = true }
