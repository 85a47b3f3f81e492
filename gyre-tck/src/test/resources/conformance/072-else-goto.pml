// item: 72
// says: a goto option makes else false
// parse: accept
// verify: holds
// states: 4
// transitions: 4
init { if :: goto L :: else -> assert(false) fi; L: skip }
