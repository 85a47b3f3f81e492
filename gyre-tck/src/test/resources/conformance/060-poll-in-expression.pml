// item: 60
// says: polls may be combined in expressions
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte };
chan d = [1] of { byte };
init { c!1; if :: c?[1] && empty(d) -> skip :: c?[2] || d?[2] -> assert(false) fi }
