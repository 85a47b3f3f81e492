// item: 62
// says: xr with a list of channels
// parse: accept
// verify: holds
// states: 10
// transitions: 13
chan c = [1] of { byte };
chan d = [1] of { byte };
active proctype R() { xr c, d; c?_; d?_ }
active proctype S() { xs c, d; c!1; d!1 }
