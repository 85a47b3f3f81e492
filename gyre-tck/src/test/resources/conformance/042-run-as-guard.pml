// item: 42
// says: run as a guard
// parse: accept
// verify: holds
// states: 8
// transitions: 10
proctype P() { skip }
init { if :: run P() -> skip :: false fi }
