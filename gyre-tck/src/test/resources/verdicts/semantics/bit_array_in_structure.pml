// says: an array of bits is kept in bytes, also as a field
// run: holds
// spin: holds
typedef T { bit f[2]; bool g[1] };
T t[2];
active proctype P() { t[1].f[1] = 3; t[1].g[0] = 2; assert(t[1].f[1] == 3 && t[1].g[0] == 2) }
