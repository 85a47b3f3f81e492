// item: 40
// says: a duplicate label in a proctype is an error
// parse: reject
init { L: skip; L: skip }
