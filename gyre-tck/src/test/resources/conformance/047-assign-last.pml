// item: 47
// says: _last is read-only
// parse: reject
init { _last = 1 }
