// item: 123
// says: a channel that is read and written
// parse: accept
// warn: none
// verify: holds
// states: 4
// transitions: 4
chan c = [2] of { byte };
init { c!1; c?_ }
