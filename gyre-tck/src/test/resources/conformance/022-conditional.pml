// item: 22
// says: the conditional expression in parentheses
// parse: accept
// verify: holds
// states: 7
// transitions: 7
byte x = 1;
init { byte y; y = (x -> 5 : 6); assert(y == 5); y = (x == 2 -> 5 : (x -> 7 : 8)); assert(y == 7); assert((x -> 1 : 0)) }
