// item: 85
// says: a loop inside d_step is one step
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
init { d_step { do :: x < 5 -> x++ :: else -> break od; x = x * 2 }; assert(x == 10) }
