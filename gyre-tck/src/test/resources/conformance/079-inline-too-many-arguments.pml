// item: 79
// says: too many arguments are an error
// parse: reject
inline f(a) { skip }
init { f(1, 2) }
