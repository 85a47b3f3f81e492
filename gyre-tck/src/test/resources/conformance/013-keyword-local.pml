// item: 13
// says: local is a keyword
// parse: reject
init { byte local; skip }
