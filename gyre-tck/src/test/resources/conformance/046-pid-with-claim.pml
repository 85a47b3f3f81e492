// item: 46
// says: _pid and run results do not see the claim
// parse: accept
// verify: holds
// states: 9
// transitions: 11
never { do :: true od }
proctype P() { assert(_pid == 1) }
init { pid p; assert(_pid == 0); p = run P(); assert(p == 1) }
// with-claim: holds
