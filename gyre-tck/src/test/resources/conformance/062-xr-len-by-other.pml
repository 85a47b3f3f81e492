// item: 62
// says: len of an xr channel by another process
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c = [1] of { byte };
active proctype R() { xr c; c?_ }
active proctype S() { c!1; len(c) == 0 }
