// item: 130
// says: a liveness property that fails only by starvation
// parse: accept
// warn: none
// verify: holds
// states: 6
// transitions: 11
bool done;
byte x;
ltl p { <> done }
active proctype A() { do :: x = 1 - x od }
active proctype B() { done = true }
// with-claim p: violated
