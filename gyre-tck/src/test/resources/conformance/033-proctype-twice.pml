// item: 33
// says: two proctypes may not have the same name
// parse: reject
proctype P() { skip }
proctype P() { skip }
init { run P() }
