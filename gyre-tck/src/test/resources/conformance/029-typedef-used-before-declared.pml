// item: 29
// says: a typedef must be declared before its use
// parse: reject
T t;
typedef T { byte a };
init { skip }
