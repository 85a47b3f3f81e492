// item: 94
// says: a remote reference to a proctype that is declared later is an error
// parse: reject
active proctype Q() { if :: P[1]@L -> skip :: else fi }
active proctype P() { L: skip }
