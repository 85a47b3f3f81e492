// says: a structure inside an array of structures has the same fields
// run: holds
// spin: holds
typedef I { bool g; byte b };
typedef T { I i; I j[2] };
T t[2];
T s;
active proctype P() { t[1].i.g = 2; t[1].j[1].g = 4; s.j[1].g = 2; assert(!t[1].i.g && !t[1].j[1].g && !s.j[1].g) }
