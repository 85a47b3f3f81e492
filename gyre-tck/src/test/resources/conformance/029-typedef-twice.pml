// item: 29
// says: the same typedef twice is an error
// parse: reject
typedef T { byte a };
typedef T { byte b };
init { skip }
