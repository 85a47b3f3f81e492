// item: 47
// says: _pid cannot be declared
// parse: reject
init { byte _pid; skip }
