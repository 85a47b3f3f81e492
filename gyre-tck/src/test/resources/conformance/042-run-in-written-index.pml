// item: 42
// says: run in the index of a place that is written; pan computes the index twice and creates two processes
// parse: accept
// gyre: reject there is no number of processes that everybody would expect
byte a[9];
proctype R() { skip }
init { a[run R()] = 1 }
