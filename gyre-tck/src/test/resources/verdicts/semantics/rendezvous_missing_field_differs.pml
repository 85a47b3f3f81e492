// says: a constant for a field that does not exist is compared with 0
// run: holds
// spin: holds
chan c = [0] of { byte };
active proctype S() { end: c!1; assert(false) }
active proctype R() { end: c?1,2; assert(false) }
