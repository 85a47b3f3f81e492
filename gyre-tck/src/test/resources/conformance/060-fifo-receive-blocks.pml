// item: 60
// says: ? looks at the first message only
// parse: accept
// verify: violated invalid-end-state
// states: 3
// transitions: 3
chan c = [2] of { byte };
init { c!1; c!2; c?2; assert(false) }
