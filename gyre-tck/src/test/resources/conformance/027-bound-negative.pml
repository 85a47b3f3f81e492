// item: 27
// says: a negative bound is an error
// parse: reject
byte a[-1];
init { skip }
