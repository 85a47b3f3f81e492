// item: 91
// says: len and polls in a formula
// parse: accept
// verify: holds
// states: 3
// transitions: 3
chan c = [1] of { byte };
ltl p { [] (len(c) <= 1) && <> (c?[1]) }
init { c!1 }
// with-claim p: holds
