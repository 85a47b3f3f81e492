// item: 43
// says: arguments are truncated to the parameter type
// parse: accept
// verify: holds
// states: 5
// transitions: 5
proctype P(byte a; bit b; short s; bool o) { assert(a == 44 && b == 0 && s == -1 && o == 1) }
init { run P(300, 2, 65535, 3) }
