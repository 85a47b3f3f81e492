// item: 47
// says: _pid is read-only
// parse: reject
init { _pid = 1 }
