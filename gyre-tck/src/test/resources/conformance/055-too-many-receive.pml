// item: 55
// says: too many fields in a receive are a run-time error
// parse: accept
// verify: violated runtime-error
chan c = [1] of { byte };
init { byte x, y; c!1; c?x,y }
