// item: 124
// says: else next to a poll
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte };
init { c!1; if :: c?[2] -> assert(false) :: else -> c?1 fi }
