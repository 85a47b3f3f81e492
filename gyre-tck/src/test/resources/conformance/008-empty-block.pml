// item: 8
// says: an empty block is an error
// parse: reject
init { { } }
