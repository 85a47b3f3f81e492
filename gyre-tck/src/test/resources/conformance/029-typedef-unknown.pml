// item: 29
// says: an unknown type name is an error
// parse: reject
T t;
init { skip }
