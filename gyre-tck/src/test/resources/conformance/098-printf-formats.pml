// item: 98
// says: printf does nothing in the verifier; formats d u x o c e and percent
// parse: accept
// verify: holds
// states: 5
// transitions: 5
mtype = { one, two };
init { byte b = 65; mtype m = one; printf("%d %u %x %o %c %e %%\n", b, b, b, b, b, m); printf("plain\t\n"); assert(b == 65) }
