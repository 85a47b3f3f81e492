// item: 48
// says: provided is not checked inside d_step
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte turn;
active proctype P() provided (turn == 0) { d_step { turn = 1; turn = 0 } }
