// item: 64
// says: sender and receiver move in one step
// parse: accept
// verify: holds
// states: 10
// transitions: 13
chan c = [0] of { byte };
byte s, r;
active proctype S() { c!5; s = 1 }
active proctype R() { byte x; c?x; assert(x == 5); r = 1 }
