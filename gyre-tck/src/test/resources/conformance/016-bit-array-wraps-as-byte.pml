// item: 16
// says: elements of arrays of bit are stored in a byte
// parse: accept
// verify: holds
// states: 8
// transitions: 8
bit a[3];
init { a[0] = 256; assert(a[0] == 0); a[1] = 258; assert(a[1] == 2); a[2] = -1; assert(a[2] == 255) }
