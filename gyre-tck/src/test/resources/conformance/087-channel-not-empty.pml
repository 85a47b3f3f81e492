// item: 87
// says: messages left in a channel are fine without -q
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c = [2] of { byte };
init { c!1; c!2 }
