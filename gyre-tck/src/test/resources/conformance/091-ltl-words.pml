// item: 91
// says: all word operators
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte a, b;
ltl p { always (a >= 0) && eventually (b >= 0) && ((a == 0) until (b == 0)) && ((a == 0) weakuntil (b >= 0)) && ((a >= 0) release (b >= 0)) && ((a == 0) stronguntil (b == 0)) && ((a == 1) implies (b == 1)) && ((a == 0) equivalent (b == 0)) }
init { a = 1; b = 1 }
// with-claim p: holds
