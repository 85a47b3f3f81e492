// item: 43
// says: too many arguments are an error
// parse: reject
proctype P(byte a) { skip }
init { run P(1, 2) }
