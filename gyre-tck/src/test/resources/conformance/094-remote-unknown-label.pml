// item: 94
// says: an unknown label is a parse error
// parse: reject
active proctype P() { skip }
active proctype Q() { P[0]@Nope }
