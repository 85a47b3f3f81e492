// item: 33
// says: a local may not shadow a parameter
// parse: reject
proctype P(byte x) { byte x; skip }
init { run P(1) }
