// item: 85
// says: unless inside d_step
// parse: reject
byte x;
init { d_step { { x = 1; x = 2 } unless { x == 1 } } }
