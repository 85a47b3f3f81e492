// item: 15
// says: 2 in a bit or bool is 0, 3 is 1
// parse: accept
// verify: holds
// states: 8
// transitions: 8
bit b; bool o;
init { b = 2; o = 2; assert(b == 0 && o == 0); b = 3; o = 3; assert(b == 1 && o == 1) }
