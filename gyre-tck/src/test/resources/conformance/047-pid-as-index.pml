// item: 47
// says: _pid as an index and as argument
// parse: accept
// verify: holds
// states: 13
// transitions: 19
byte a[2];
active [2] proctype P() { a[_pid] = _pid + 1; assert(a[_pid] == _pid + 1) }
