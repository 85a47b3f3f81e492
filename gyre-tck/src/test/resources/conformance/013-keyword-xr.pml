// item: 13
// says: xr is a keyword
// parse: reject
byte xr;
init { skip }
