// item: 33
// says: two parameters may not have the same name
// parse: reject
proctype P(byte x; byte x) { skip }
init { run P(1, 2) }
