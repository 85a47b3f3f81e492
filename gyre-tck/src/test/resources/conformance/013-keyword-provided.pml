// item: 13
// says: provided is a keyword
// parse: reject
byte provided;
init { skip }
