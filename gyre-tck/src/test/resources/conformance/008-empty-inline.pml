// item: 8
// says: an inline with an empty body is accepted when it is not called
// parse: accept
// verify: holds
// states: 3
// transitions: 3
inline f() { }
init { skip }
