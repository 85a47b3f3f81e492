// item: 17
// says: there are no arrays of unsigned
// parse: reject
unsigned x[2] : 3;
init { skip }
