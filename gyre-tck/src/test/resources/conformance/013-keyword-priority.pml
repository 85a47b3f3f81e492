// item: 13
// says: priority is a keyword
// parse: reject
byte priority;
init { skip }
