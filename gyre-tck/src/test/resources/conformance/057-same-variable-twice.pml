// item: 57
// says: the same variable twice in a receive is an error
// parse: reject
chan c = [1] of { byte, byte };
init { byte x; c!1,2; c?x,x }
