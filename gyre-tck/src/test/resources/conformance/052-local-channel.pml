// item: 52
// says: a local channel is a new instance per process
// parse: accept
// verify: holds
// states: 28
// transitions: 41
chan out = [4] of { chan };
active [2] proctype P() { chan c = [1] of { byte }; c!_pid; out!c; assert(len(c) == 1) }
