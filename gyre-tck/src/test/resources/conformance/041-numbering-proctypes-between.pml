// item: 41
// says: proctypes that are not active take no pid
// parse: accept
// verify: holds
// states: 13
// transitions: 18
proctype X() { assert(_pid == 2) }
active proctype A() { assert(_pid == 0) }
proctype Y() { skip }
init { assert(_pid == 1); run X() }
