// item: 42
// says: run in parentheses is a statement
// parse: accept
// verify: holds
// states: 5
// transitions: 5
proctype P() { skip }
init { (run P()) }
