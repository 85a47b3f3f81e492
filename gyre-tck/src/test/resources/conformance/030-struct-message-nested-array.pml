// item: 30
// says: an array of structures inside a message is refused
// parse: reject
// gyre: accept because it is flattened like an array of numbers
typedef I { byte a[2] };
typedef T { I i[2]; byte b };
chan c = [1] of { T };
T x, y;
init { x.i[1].a[0] = 5; x.b = 7; c!x; c?y; assert(y.i[1].a[0] == 5 && y.b == 7) }
