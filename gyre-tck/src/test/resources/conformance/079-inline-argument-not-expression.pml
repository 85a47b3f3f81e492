// item: 79
// says: an inline argument must be an expression: the message form with parentheses is none
// parse: reject
chan c = [1] of { byte, byte };
inline put(v) { c!v }
init { put(1(2)); c?1(2) }
