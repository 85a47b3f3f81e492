// item: 61
// says: !nempty(c) is a syntax error
// parse: reject
chan c = [2] of { byte };
init { if :: !nempty(c) -> skip :: else fi }
