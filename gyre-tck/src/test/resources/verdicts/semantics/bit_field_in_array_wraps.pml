// says: so it can be counted up twice, and is what it was
// run: violated
// spin: violated
typedef T { bool f; byte b };
active proctype P() { T t[2]; t[1].f++; t[1].f++; assert(t[1].f) }
