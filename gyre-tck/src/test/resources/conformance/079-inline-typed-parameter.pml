// item: 79
// says: inline parameters have no type
// parse: reject
inline f(byte a) { skip }
init { f(1) }
