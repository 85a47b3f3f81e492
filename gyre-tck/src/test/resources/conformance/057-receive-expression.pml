// item: 57
// says: a receive into an expression is an error
// parse: reject
chan c = [1] of { byte };
init { byte x; c!1; c?x+1 }
