// says: nor inside a structure
// run: refused
typedef T { chan q[2] };
chan r = [1] of { byte };
T t[2];
active proctype S() { t[1].q[1] = r; t[1].q[1]!1 }
ltl f { <> event(t[1].q[2]?1) }
