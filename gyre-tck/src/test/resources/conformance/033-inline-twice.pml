// item: 33
// says: two inlines may not have the same name
// parse: reject
inline f() { skip }
inline f() { skip }
init { f() }
