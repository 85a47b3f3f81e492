// item: 29
// says: a recursive typedef is an error
// parse: reject
typedef T { T next; byte a };
T t;
init { skip }
