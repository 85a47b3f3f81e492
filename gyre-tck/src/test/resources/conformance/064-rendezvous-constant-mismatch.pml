// item: 64
// says: constants must match or both block
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
chan c = [0] of { byte };
active proctype S() { c!5; assert(false) }
active proctype R() { c?6; assert(false) }
