// item: 78
// says: 0..100 is a counting loop
// parse: accept
// verify: holds
// states: 404
// transitions: 404
byte i;
init { select (i : 0 .. 100) }
