// item: 25
// says: a plain mtype accepts any integer, masked to 8 bits
// parse: accept
// verify: holds
// states: 4
// transitions: 4
mtype = { a };
mtype m;
init { m = 257; assert(m == 1 && m == a) }
