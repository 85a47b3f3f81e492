// item: 123
// says: a channel that is never written
// parse: accept
// warn: channel-never-written
// verify: violated invalid-end-state
// states: 1
// transitions: 1
chan c = [2] of { byte };
init { c?_ }
