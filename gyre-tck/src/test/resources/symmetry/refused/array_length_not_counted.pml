// says: the length of an array in a message is a symbolic constant
mtype = { one, two, three };
scalarset Node[3];
typedef T { byte k[three]; Node x };   // here: index-declaration
chan c = [1] of { T };
T t, u;
Node y;
init { select (y : Node); t.x = y; c!t; c?u; assert(u.x == y) }
