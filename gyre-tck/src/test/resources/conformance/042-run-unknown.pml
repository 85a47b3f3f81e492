// item: 42
// says: run of an unknown proctype is an error
// parse: reject
init { run Q() }
