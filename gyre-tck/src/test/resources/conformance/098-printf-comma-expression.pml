// item: 98
// says: expressions as arguments
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a[2] = 4;
chan c = [1] of { byte };
init { printf("%d %d %d\n", a[1] + 1, len(c), (a[0] > 3 -> 1 : 2)) }
