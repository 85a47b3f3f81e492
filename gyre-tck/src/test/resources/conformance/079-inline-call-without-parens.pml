// item: 79
// says: a call needs parentheses
// parse: reject
inline f() { skip }
init { f }
