// item: 124
// says: else next to a receive
// parse: accept
// warn: else-with-io
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte };
init { c!1; if :: c?1 -> skip :: else -> assert(false) fi }
