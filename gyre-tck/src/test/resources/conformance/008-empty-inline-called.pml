// item: 8
// says: an inline with an empty body cannot be called
// parse: reject
inline f() { }
init { skip; f(); skip }
