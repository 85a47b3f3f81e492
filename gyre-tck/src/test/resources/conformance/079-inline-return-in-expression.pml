// item: 79
// says: a call with a result is no part of an expression
// parse: reject
byte x;
inline f(a) { return a + 1 }
init { x = f(4) + 1 }
