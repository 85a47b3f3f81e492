// item: 24
// says: an mtype constant cannot be assigned
// parse: reject
mtype = { a, b };
init { a = 3 }
