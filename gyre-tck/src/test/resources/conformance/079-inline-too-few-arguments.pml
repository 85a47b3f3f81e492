// item: 79
// says: too few arguments are an error
// parse: reject
inline f(a, b) { skip }
init { f(1) }
