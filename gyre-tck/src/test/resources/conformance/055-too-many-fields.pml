// item: 55
// says: too many fields in a send are a parse error
// parse: reject
chan c = [1] of { byte };
init { c!1,2 }
