// item: 27
// says: a bound of 0 is an error
// parse: reject
byte a[0];
init { skip }
