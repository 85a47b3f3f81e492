// item: 42
// says: run in a comparison is an error
// parse: reject
proctype P() { skip }
init { (run P() == 1) }
