// item: 28
// says: there are no two-dimensional arrays
// parse: reject
byte a[2][2];
init { skip }
