// item: 79
// says: labels may repeat across calls
// parse: accept
// verify: holds
// states: 10
// transitions: 10
byte n;
inline f() { n++; if :: n == 1 -> goto out :: else fi; n = n + 10; out: skip }
init { f(); f(); assert(n == 12) }
