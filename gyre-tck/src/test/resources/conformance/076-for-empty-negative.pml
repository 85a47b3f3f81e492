// item: 76
// says: a negative number is computed, so that the range may be empty
// parse: accept
// verify: holds
int i, n;
init { for (i : 1 .. -2) { n++ } assert(n == 0 && i == 1) }
