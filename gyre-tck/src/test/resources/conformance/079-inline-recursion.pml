// item: 79
// says: recursion is an error
// parse: reject
inline f() { f() }
init { f() }
