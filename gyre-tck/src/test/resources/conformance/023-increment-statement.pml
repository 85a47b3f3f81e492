// item: 23
// says: x++ and x-- are statements, on array elements and fields too
// parse: accept
// verify: holds
// states: 5
// transitions: 5
typedef T { byte f };
byte a[2]; T t;
init { a[1]++; t.f--; assert(a[1] == 1 && t.f == 255) }
