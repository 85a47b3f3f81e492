// says: a priority that is set only inside a d_step counts too
// verify: holds
// states: 21
// transitions: 23
byte x;
active proctype A() { d_step { x = 1; set_priority(_pid, 3) }; x = 2; x = 3 }
active proctype B() { x = 4; x = 5 }
