// item: 43
// says: mtype parameter, parameters separated by comma and semicolon
// parse: accept
// verify: holds
// states: 5
// transitions: 5
mtype = { go, stop };
proctype P(mtype m; byte a, b) { assert(m == go && a == 1 && b == 2) }
init { run P(go, 1, 2) }
