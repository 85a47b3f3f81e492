// item: 85
// says: a d_step may not start with unless
// parse: reject
byte x;
init { d_step { { x = 1; x = 2 } unless { x == 1 } } }
