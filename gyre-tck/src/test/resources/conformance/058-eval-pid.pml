// item: 58
// says: eval of _pid
// parse: accept
// verify: holds
// states: 22
// transitions: 35
chan c = [2] of { byte, byte };
active [2] proctype P() { byte x; c!_pid,_pid+5; c??eval(_pid),x; assert(x == _pid + 5) }
