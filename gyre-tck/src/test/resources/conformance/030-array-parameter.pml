// item: 30
// says: an array may not be a process parameter
// parse: reject
proctype P(byte a[2]) { skip }
init { skip }
