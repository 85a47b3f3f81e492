// item: 53
// says: a send to an uninitialised channel is a run-time error when another channel exists
// parse: accept
// verify: violated runtime-error
chan c = [1] of { byte };
chan d;
init { d!1 }
