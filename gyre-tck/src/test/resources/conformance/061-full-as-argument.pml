// item: 61
// says: empty may not be a field of a send, not even in parentheses
// parse: reject
chan c = [1] of { byte };
chan d = [1] of { byte };
init { d!(empty(c)) }
