// item: 13
// says: trace is a keyword
// parse: reject
byte trace;
init { skip }
