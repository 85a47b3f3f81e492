// item: 8
// says: an empty body is an error
// parse: reject
init { }
