// item: 16
// says: elements of arrays of bit or bool are not masked in the verifier
// parse: accept
// verify: holds
// states: 5
// transitions: 5
bit a[3];
bool o[2];
init { a[0] = 2; o[1] = 7; assert(a[0] == 2 && o[1] == 7) }
