// item: 63
// says: STDIN is for simulation only
// parse: accept
chan STDIN;
init { short x; STDIN?x }
