// item: 16
// says: a bit field of a typedef is masked, an array of bit in it is not
// parse: accept
// verify: holds
// states: 5
// transitions: 5
typedef T { bit b; bit a[2] };
T t;
init { t.b = 2; t.a[0] = 2; assert(t.b == 0 && t.a[0] == 2) }
