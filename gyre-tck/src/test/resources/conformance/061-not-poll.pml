// item: 61
// says: !(c?[..]) is fine
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c = [2] of { byte };
init { if :: !(c?[1]) -> skip :: else -> assert(false) fi }
