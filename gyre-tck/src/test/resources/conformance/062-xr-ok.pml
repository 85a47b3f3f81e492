// item: 62
// says: xr and xs with one reader and one writer
// parse: accept
// verify: holds
// states: 8
// transitions: 10
chan c = [1] of { byte };
active proctype R() { xr c; byte x; c?x; assert(x == 3) }
active proctype S() { xs c; c!3 }
