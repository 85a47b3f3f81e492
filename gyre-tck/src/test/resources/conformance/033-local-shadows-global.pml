// item: 33
// says: a local may not shadow a global
// parse: reject
byte x;
init { byte x; skip }
