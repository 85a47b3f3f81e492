// says: a message that goes into such a bit is cut to it
// run: violated
// spin: violated
typedef T { bool f; byte b };
T t[2];
chan q = [1] of { byte };
active proctype P() { q!2; q?t[1].f; assert(t[1].f) }
