// item: 33
// says: a local may not have the name of an mtype constant
// parse: reject
mtype = { a };
init { byte a; skip }
