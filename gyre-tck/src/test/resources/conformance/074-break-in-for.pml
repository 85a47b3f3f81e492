// item: 74
// says: break inside a for leaves it
// parse: accept
// verify: holds
// states: 12
// transitions: 12
byte i;
init { for (i : 1 .. 5) { if :: i == 3 -> break :: else fi }; assert(i == 3) }
