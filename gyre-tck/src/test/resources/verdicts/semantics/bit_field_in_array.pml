// says: a bit that is a field of an element of an array is one bit
// run: holds
// spin: holds
typedef T { bit f; byte b };
T t[2];
active proctype P() { t[1].f = 3; assert(t[1].f == 1) }
