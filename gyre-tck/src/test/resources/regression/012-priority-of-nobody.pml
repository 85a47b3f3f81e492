// says: setting the priority of a process that does not exist does nothing
// gyre-states: 16 because Spin, going back from it, sets the priority of process 0 to 0
// gyre-transitions: 21
// verify: holds
// states: 8
// transitions: 8
byte x;
proctype C() { x = 1 }
active proctype D() { run C(); x = 3; set_priority(1, 4); x = 4 }
