// item: 13
// says: len is a keyword
// parse: reject
byte len;
init { skip }
