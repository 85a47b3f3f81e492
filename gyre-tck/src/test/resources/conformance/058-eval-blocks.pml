// item: 58
// says: an eval that does not match blocks
// parse: accept
// verify: violated invalid-end-state
// states: 2
// transitions: 2
chan c = [1] of { byte };
byte k = 3;
init { c!4; c?eval(k) }
