// item: 33
// says: a global may not be declared twice
// parse: reject
byte x;
byte x;
init { skip }
