// item: 52
// says: a channel sent over a channel
// parse: accept
// verify: holds
// states: 14
// transitions: 19
chan c = [1] of { chan };
chan d = [1] of { byte };
active proctype P() { c!d; byte x; d?x; assert(x == 7) }
active proctype Q() { chan e; c?e; e!7 }
