// item: 58
// says: constants and mtypes match
// parse: accept
// verify: holds
// states: 5
// transitions: 5
mtype = { a, b };
chan c = [2] of { mtype, byte };
init { c!a,1; if :: c?b,1 -> assert(false) :: c?a,2 -> assert(false) :: c?a,1 -> skip fi }
