// item: 68
// says: the rest of the sender is atomic again when it resumes
// parse: accept
// verify: holds
// states: 10
// transitions: 13
chan c = [0] of { byte };
byte x;
active proctype S() { atomic { c!1; x = 1; x = 2 } }
active proctype R() { c?1; assert(x != 1); assert(x != 1) }
