// item: 48
// says: provided is checked inside atomic too
// parse: accept
// verify: holds
// states: 8
// transitions: 9
byte turn;
active proctype P() provided (turn != 2) { atomic { turn = 1; turn = 2; assert(turn != 2) } }
active proctype Q() { turn == 2; turn = 3 }
