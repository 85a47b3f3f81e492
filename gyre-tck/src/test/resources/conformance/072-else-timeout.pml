// item: 72
// says: a timeout option makes else false only when it holds
// parse: accept
// verify: holds
// states: 10
// transitions: 14
active proctype A() { if :: timeout -> assert(false) :: else -> skip fi }
active proctype B() { skip }
