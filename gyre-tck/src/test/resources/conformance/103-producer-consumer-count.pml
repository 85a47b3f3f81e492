// item: 103
// says: counts of a producer and a consumer over a buffered channel
// parse: accept
// verify: holds
// states: 130
// transitions: 226
chan c = [2] of { byte };
active proctype Prod() { byte i; for (i : 0 .. 3) { c!i } }
active proctype Cons() { byte x, n; do :: n < 4 -> c?x; assert(x == n); n++ :: else -> break od }
