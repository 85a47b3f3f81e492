// item: 52
// says: use of a local channel after its process died is an error
// parse: accept
// verify: violated runtime-error
chan out = [1] of { chan };
proctype P() { chan c = [1] of { byte }; out!c }
init { chan d; run P(); _nr_pr == 1; out?d; d!1 }
