// item: 48
// says: provided may use _pid; it also guards the death of a process
// parse: accept
// verify: violated invalid-end-state
// states: 4
// transitions: 4
byte turn;
active [2] proctype P() provided (turn == _pid) { turn = 1 - turn; assert(turn == _pid) }
