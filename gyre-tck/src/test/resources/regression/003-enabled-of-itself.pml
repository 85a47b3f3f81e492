// says: a process cannot ask whether it is itself enabled
// verify: violated runtime-error
// states: 3
// transitions: 3
byte x;
active proctype P() { end: enabled(0) }
active proctype Q() { x = 1 }
