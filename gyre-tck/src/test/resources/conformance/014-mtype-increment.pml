// item: 14
// says: mtype and pid variables may be incremented and hold any byte
// parse: accept
// verify: holds
// states: 9
// transitions: 9
mtype = { one, two };
mtype m;
pid p;
init { m = two; m++; assert(m == one); m = 300; assert(m == 44); p = 257; assert(p == 1) }
