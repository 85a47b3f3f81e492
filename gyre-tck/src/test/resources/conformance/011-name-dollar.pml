// item: 11
// says: a dollar sign is not allowed in a name
// parse: reject
byte a$b;
init { skip }
