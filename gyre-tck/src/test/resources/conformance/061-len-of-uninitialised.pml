// item: 61
// says: len of an uninitialised channel is a run-time error
// parse: accept
// verify: violated runtime-error
chan c = [1] of { byte };
chan d;
init { assert(len(c) == 0); if :: len(d) == 0 :: else fi }
