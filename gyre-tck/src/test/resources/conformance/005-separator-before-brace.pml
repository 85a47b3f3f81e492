// item: 5
// says: a separator before a closing brace, fi or od is ignored
// parse: accept
// verify: holds
// states: 9
// transitions: 9
byte x;
init { if :: x = 1; :: x = 2; fi; do :: break; od; { skip; }; }
