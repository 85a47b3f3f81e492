// item: 42
// says: init cannot be run
// parse: reject
proctype P() { run init() }
init { run P() }
