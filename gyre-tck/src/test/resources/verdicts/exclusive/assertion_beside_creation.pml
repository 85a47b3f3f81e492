// says: the same in an assertion, where a poll stands beside run
// run: violated
// plain: differs
chan ch = [1] of { byte };
proctype Owner() { xs ch; end: false; ch!1 }
init { assert(run Owner() + (ch?[1]) > 0) }
