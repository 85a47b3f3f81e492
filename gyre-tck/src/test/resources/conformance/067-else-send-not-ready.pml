// item: 67
// says: else next to a rendezvous send is enabled without receiver
// parse: accept
// warn: else-with-io
// verify: holds
// states: 4
// transitions: 4
chan c = [0] of { byte };
active proctype S() { if :: c!1 -> assert(false) :: else -> skip fi }
