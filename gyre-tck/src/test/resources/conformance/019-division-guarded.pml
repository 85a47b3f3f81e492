// item: 19
// says: a division guarded by && is safe
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte z, x;
init { if :: z != 0 && 6 / z == 2 -> assert(false) :: else fi }
