// item: 39
// says: the local prefix is not checked
// parse: accept
// verify: holds
// states: 20
// transitions: 27
local byte l;
active [2] proctype P() { l = _pid + 1; assert(l > 0) }
