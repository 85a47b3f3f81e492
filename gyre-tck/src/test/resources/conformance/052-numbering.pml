// item: 52
// says: channels are numbered in textual order
// parse: accept
// verify: holds
// states: 3
// transitions: 3
chan a = [1] of { byte };
chan b[2] = [1] of { byte };
chan d = [0] of { byte };
init { assert(a == 1 && b[0] == 2 && b[1] == 3 && d == 4) }
