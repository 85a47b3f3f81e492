// item: 79
// says: an inline argument may not be a statement
// parse: reject
byte x;
inline do_it(s) { s }
init { do_it(x = 1) }
