// item: 18
// says: expressions are evaluated in int
// parse: accept
// verify: holds
// states: 5
// transitions: 5
init { byte b = 255; assert(b + 1 == 256 && b * b == 65025); short s = 32767; assert(s + 1 == 32768) }
