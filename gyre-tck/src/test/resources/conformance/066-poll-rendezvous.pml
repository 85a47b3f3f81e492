// item: 66
// says: polling a rendezvous channel is a run-time error
// parse: accept
// verify: violated runtime-error
chan c = [0] of { byte };
init { if :: c?[1] -> skip :: else fi }
