// item: 77
// says: for in a channel needs a typedef variable
// parse: reject
chan c = [3] of { byte };
byte m;
init { c!1; for (m in c) { skip } }
