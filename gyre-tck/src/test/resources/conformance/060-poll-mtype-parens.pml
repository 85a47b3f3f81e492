// item: 60
// says: a poll with the parenthesis form and mtypes
// parse: accept
// verify: holds
// states: 4
// transitions: 4
mtype = { m, n };
chan c = [1] of { mtype, byte };
init { c!m(3); assert(c?[m(3)] && !(c?[n(3)]) && c?[m,3] && c?[m,_]) }
