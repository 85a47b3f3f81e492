// item: 79
// says: a call inside atomic and d_step
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
inline two() { x++; x++ }
init { atomic { two() }; d_step { two() }; assert(x == 4) }
