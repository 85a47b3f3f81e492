// item: 24
// says: mtype arrays, initialised mtype variables
// parse: accept
// verify: holds
// states: 3
// transitions: 3
mtype = { red, green };
mtype m[2] = green;
mtype n = red;
init { assert(m[0] == green && m[1] == green && n == red && n == 2) }
