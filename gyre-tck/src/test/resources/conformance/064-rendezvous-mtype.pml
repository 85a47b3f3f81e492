// item: 64
// says: rendezvous with mtype, eval and several fields
// parse: accept
// verify: holds
// states: 5
// transitions: 5
mtype = { req, ack };
chan c = [0] of { mtype, byte };
active proctype S() { c!req(3); c?ack(eval(4)) }
active proctype R() { byte x; c?req(x); c!ack(x+1) }
