// item: 61
// says: !(full(c)) with parentheses is a syntax error too
// parse: reject
chan c = [2] of { byte };
init { if :: !(full(c)) -> skip :: else -> assert(false) fi }
