// item: 18
// says: complement, exclusive or, shifts
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { assert(~0 == -1 && (6 ^ 3) == 5 && (6 & 3) == 2 && (6 | 3) == 7 && 1 << 4 == 16 && -16 >> 2 == -4) }
