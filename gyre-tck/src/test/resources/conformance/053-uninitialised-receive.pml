// item: 53
// says: a receive from an uninitialised channel is a run-time error
// parse: accept
// verify: violated runtime-error
chan c = [1] of { byte };
chan d;
init { d?_ }
