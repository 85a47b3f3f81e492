// item: 70
// says: -1 passes
// parse: accept
// verify: holds
// states: 8
// transitions: 8
init { -1; (3 - 2); 7; skip; true; 1 }
