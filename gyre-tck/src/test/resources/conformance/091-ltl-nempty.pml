// item: 91
// says: nempty in a formula fails because it would be negated
// parse: reject
// gyre: accept because the formula has a clear meaning
chan c = [1] of { byte };
ltl p { <> (nempty(c)) }
init { c!1 }
