// item: 51
// says: a capacity may not be an expression over variables without value
// parse: reject
byte n;
chan c = [n] of { byte };
init { c!1 }
