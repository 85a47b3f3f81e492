// item: 47
// says: _nr_pr is read-only
// parse: reject
init { _nr_pr = 1 }
