// item: 76
// says: the loop variable may not be a field
// parse: reject
typedef T { byte i };
T t; byte n;
init { for (t.i : 1 .. 2) { n++ }; assert(n == 2 && t.i == 3) }
