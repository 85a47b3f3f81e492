// item: 11
// says: of may not be used as a name
// parse: reject
byte of = 2;
init { skip }
