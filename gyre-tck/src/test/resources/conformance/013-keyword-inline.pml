// item: 13
// says: inline is a keyword
// parse: reject
byte inline;
init { skip }
