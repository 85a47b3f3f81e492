// item: 94
// says: an unknown proctype is a parse error
// parse: reject
active proctype Q() { Nope[0]@L }
