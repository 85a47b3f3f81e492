// item: 13
// says: show is a keyword
// parse: reject
init { byte show; skip }
