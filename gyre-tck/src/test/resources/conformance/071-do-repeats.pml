// item: 71
// says: do repeats until break
// parse: accept
// verify: holds
// states: 14
// transitions: 14
byte x;
init { do :: x < 5 -> x++ :: x == 5 -> break od; assert(x == 5) }
