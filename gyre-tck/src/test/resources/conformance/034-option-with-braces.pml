// item: 34
// says: options with braces may reuse a name
// parse: accept
// verify: holds
// states: 8
// transitions: 9
init { if :: true -> { byte y = 4; assert(y == 4) } :: true -> { byte y = 5; assert(y == 5) } fi }
