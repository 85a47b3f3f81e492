// item: 80
// says: the escape may leave a blocked main part
// parse: accept
// verify: holds
// states: 8
// transitions: 10
byte x;
active proctype A() { { x == 9; assert(false) } unless { x == 1; x = 2 } }
active proctype B() { x = 1 }
