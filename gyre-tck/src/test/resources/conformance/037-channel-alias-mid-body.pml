// item: 37
// says: a channel variable initialised with another channel after a statement is fine
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c = [1] of { byte };
init { skip; chan d = c; d!1; assert(len(c) == 1) }
