// item: 84
// says: an if with no enabled option later in d_step is an error
// parse: accept
// verify: violated runtime-error
byte x;
init { d_step { x = 1; if :: x == 2 -> skip :: x == 3 -> skip fi } }
