// item: 61
// says: !full(c) is a syntax error
// parse: reject
chan c = [2] of { byte };
init { if :: !full(c) -> skip :: else fi }
