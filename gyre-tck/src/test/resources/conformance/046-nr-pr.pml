// item: 46
// says: _nr_pr is 1 with one process (without the claim)
// parse: accept
// verify: holds
// states: 3
// transitions: 3
never { true; do :: true od }
init { assert(_nr_pr == 1) }
// with-claim: violated
