// item: 41
// says: active [N] starts N processes
// parse: accept
// verify: holds
// states: 40
// transitions: 82
#define N 3
byte n;
active [N] proctype P() { n++ ; assert(n <= 3 && _nr_pr <= 3) }
