// item: 43
// says: parameters of two types must be separated by a semicolon
// parse: reject
proctype P(byte a, short b) { skip }
init { run P(1, 2) }
