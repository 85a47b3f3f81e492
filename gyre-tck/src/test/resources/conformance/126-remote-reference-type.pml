// item: 126
// says: a remote reference to a pid that is never of that type
// parse: accept
// warn: remote-reference-type
// verify: holds
// states: 10
// transitions: 14
active proctype P() { skip; L: skip }
active proctype Q() { if :: P[1]@L -> assert(false) :: else fi }
