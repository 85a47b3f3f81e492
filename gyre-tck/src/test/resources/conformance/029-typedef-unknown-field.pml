// item: 29
// says: an unknown field is an error
// parse: reject
typedef T { byte a };
T t;
init { t.b = 1 }
