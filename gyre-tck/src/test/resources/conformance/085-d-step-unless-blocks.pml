// item: 85
// says: an unless in a d_step of which no part can start is an error
// parse: accept
// warn: unless-in-d-step
// verify: violated runtime-error
byte x;
init { d_step { x = 5; { x == 1; x = 2 } unless { x == 2 } } }
