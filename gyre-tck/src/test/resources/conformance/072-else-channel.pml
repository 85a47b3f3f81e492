// item: 72
// says: else next to buffered channel operations
// parse: accept
// warn: else-with-io
// verify: holds
// states: 6
// transitions: 6
chan c = [1] of { byte };
init { if :: c?_ -> assert(false) :: else -> c!1 fi; if :: c!2 -> assert(false) :: c?1 -> skip :: else -> assert(false) fi }
