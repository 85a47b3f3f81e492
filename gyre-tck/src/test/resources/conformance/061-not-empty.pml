// item: 61
// says: !empty(c) is a syntax error
// parse: reject
chan c = [2] of { byte };
init { if :: !empty(c) -> skip :: else fi }
