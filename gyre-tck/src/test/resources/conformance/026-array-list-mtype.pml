// item: 26
// says: list elements may be mtype constants and true or false
// parse: accept
// verify: holds
// states: 3
// transitions: 3
mtype = { p, q };
mtype a[2] = {p, q};
bool b[3] = {true, false, true};
init { assert(a[0] == 2 && a[1] == 1 && b[0] && !b[1] && b[2]) }
