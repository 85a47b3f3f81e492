// item: 92
// says: W holds when b never comes but a always holds
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte n;
ltl p { (n <= 1) W (n == 7) }
ltl q { (n <= 1) U (n == 7) }
init { n = 1 }
// with-claim p: holds
// with-claim q: violated
