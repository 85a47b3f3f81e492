// item: 54
// says: a constant is compared with the truncated field
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c = [1] of { byte };
init { c!300; c?44 }
