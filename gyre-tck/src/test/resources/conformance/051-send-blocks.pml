// item: 51
// says: a send on a full channel blocks
// parse: accept
// verify: violated invalid-end-state
// states: 2
// transitions: 2
chan c = [1] of { byte };
init { c!1; c!2; assert(false) }
