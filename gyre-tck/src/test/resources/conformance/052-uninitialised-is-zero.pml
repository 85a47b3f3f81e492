// item: 52
// says: an uninitialised channel is 0 and the first channel is 1
// parse: accept
// verify: holds
// states: 3
// transitions: 3
chan c = [1] of { byte };
chan d;
init { assert(d == 0 && c != 0 && c == 1) }
