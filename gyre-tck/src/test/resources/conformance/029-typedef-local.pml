// item: 29
// says: a typedef inside a body is an error
// parse: reject
init { typedef T { byte a }; skip }
