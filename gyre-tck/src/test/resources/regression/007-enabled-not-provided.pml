// says: enabled does not ask for the provided clause of the process
// gyre-verify: holds because a process that is not provided for cannot move
// verify: violated assertion
// states: 4
// transitions: 4
byte x;
active proctype P() provided (x == 1) { end: x = 2 }
active proctype Q() { if :: enabled(0) -> assert(false) :: !enabled(0) -> skip fi }
