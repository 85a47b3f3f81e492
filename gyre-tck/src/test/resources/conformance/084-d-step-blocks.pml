// item: 84
// says: blocking after the first statement of d_step is an error
// parse: accept
// verify: violated runtime-error
byte x;
init { d_step { x = 1; x == 2; x = 3 } }
