// item: 91
// says: a send is no proposition
// parse: reject
chan c = [1] of { byte };
ltl p { <> (c!1) }
init { c!1 }
