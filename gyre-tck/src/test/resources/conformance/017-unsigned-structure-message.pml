// item: 17
// says: a structure with an unsigned field is no message
// parse: reject
// gyre: accept because the field is cut to its width, as in a variable
typedef T { unsigned a : 3; byte b };
chan c = [2] of { T };
T x, y;
init { x.a = 9; x.b = 7; c!x; c?y; assert(y.a == 1 && y.b == 7) }
