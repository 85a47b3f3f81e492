// item: 5
// says: local declarations on one line need a separator
// parse: reject
init { byte x byte y; skip }
