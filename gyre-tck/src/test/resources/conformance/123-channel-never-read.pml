// item: 123
// says: a channel that is never read
// parse: accept
// warn: channel-never-read
// verify: holds
// states: 3
// transitions: 3
chan c = [2] of { byte };
init { c!1 }
