// item: 28
// says: nesting typedefs gives more dimensions
// parse: accept
// verify: holds
// states: 4
// transitions: 4
typedef I { byte a[3] };
typedef O { I i[2] };
O o[2];
init { byte k = 1; o[1].i[1].a[2] = 7; assert(o[k].i[k].a[k+1] == 7 && o[0].i[1].a[2] == 0 && o[1].i[0].a[2] == 0) }
