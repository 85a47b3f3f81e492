// item: 55
// says: too few fields in a send are a run-time error
// parse: accept
// verify: violated runtime-error
chan c = [1] of { byte, byte };
init { c!1 }
