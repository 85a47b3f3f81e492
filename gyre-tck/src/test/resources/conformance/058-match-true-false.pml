// item: 58
// says: true and false match as constants
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c = [1] of { bool };
init { c!true; if :: c?false -> assert(false) :: c?true fi }
