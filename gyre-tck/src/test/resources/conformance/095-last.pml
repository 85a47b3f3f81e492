// item: 95
// says: _last is the pid of the last step
// parse: accept
// verify: holds
// states: 19
// transitions: 27
active proctype P() { skip; skip }
active proctype Q() { skip; assert(_last == 0 || _last == 1) }
