// item: 100b
// says: a model with an invalid end state (pan -E ignores it) and a message left over (pan -q reports it)
// parse: accept
// verify: violated invalid-end-state
// states: 2
// transitions: 2
chan c = [1] of { byte };
byte x;
active proctype A() { c!1; x == 1 }
