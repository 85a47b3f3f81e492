// item: 51
// says: a receive on an empty channel blocks
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
chan c = [1] of { byte };
init { c?_; assert(false) }
