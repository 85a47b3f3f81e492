// item: 43
// says: a channel as an argument
// parse: accept
// verify: holds
// states: 9
// transitions: 11
chan c = [1] of { byte };
proctype P(chan q) { q!5 }
init { byte x; run P(c); c?x; assert(x == 5) }
