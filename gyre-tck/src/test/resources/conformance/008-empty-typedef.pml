// item: 8
// says: a typedef without fields is an error
// parse: reject
typedef T { };
init { skip }
