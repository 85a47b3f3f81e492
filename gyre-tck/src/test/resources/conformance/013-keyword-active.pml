// item: 13
// says: active is a keyword
// parse: reject
byte active;
init { skip }
