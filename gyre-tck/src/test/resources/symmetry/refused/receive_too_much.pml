// says: a receive has more variables than there are fields
scalarset Node[3];
chan c = [1] of { byte };
Node x, y;
byte k;
init { select (x : Node); c!1; c?k,y; assert(x != y) }   // here: mixed-index-types
