// item: 40
// says: a label inside an option may be a target
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte n;
init { goto L; if :: false -> n = 5; L: n++ :: else -> assert(false) fi; assert(n == 1) }
