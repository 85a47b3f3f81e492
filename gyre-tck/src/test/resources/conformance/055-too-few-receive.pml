// item: 55
// says: too few fields in a receive are a run-time error
// parse: accept
// verify: violated runtime-error
chan c = [1] of { byte, byte };
init { byte x; c!1,2; c?x }
