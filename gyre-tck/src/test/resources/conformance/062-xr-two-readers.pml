// item: 62
// says: two readers under xr
// parse: accept
// verify: holds
// states: 15
// transitions: 23
chan c = [2] of { byte };
active [2] proctype R() { xr c; c?_ }
active proctype S() { c!1; c!2 }
