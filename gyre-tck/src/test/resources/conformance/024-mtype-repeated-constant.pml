// item: 24
// says: a name may not be repeated in a second mtype declaration
// parse: reject
mtype = { a, b };
mtype = { c, a };
init { assert(b == 1) }
