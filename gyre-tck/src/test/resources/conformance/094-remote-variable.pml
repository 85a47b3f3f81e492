// item: 94
// says: remote references to variables in a claim
// parse: accept
// verify: holds
// states: 4
// transitions: 4
active proctype P() { byte v; v = 1; v = 2 }
never { do :: P[0]:v == 7 -> break :: else od }
// with-claim: holds
