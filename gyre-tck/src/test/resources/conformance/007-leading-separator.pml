// item: 7
// says: a sequence may not start with a separator
// parse: reject
init { ; skip }
