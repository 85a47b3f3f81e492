// item: 33
// says: an inline local may not shadow a variable of the caller
// parse: reject
inline f() { byte x; x = 1 }
init { byte x; f() }
