// item: 87
// says: a label that holds end elsewhere or in upper case does not count
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
byte x;
active proctype A() { theend: x == 1 }
active proctype B() { End: x == 2 }
