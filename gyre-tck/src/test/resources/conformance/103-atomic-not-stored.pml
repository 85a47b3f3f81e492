// item: 103
// says: intermediate states of atomic and d_step are not stored
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
init { atomic { x = 1; x = 2; x = 3 }; d_step { x = 4; x = 5 } }
