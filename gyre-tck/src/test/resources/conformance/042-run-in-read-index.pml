// item: 42
// says: run in the index of an element that is read
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte a[9], x;
proctype R() { skip }
init { x = a[run R()] }
