// item: 83
// says: at its start the process is in front of the atomic, not at the label of the loop
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
chan c = [1] of { byte };
active proctype P() { byte x; atomic { end: do :: c?x -> skip od } }
