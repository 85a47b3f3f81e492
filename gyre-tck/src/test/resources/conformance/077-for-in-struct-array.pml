// item: 77
// says: for in an array that is a field is an error
// parse: reject
typedef T { byte a[3] };
T t; byte i, n;
init { for (i in t.a) { n++ }; assert(n == 3) }
