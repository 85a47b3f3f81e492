// item: 103
// says: counts with nondeterminism inside atomic
// parse: accept
// verify: violated invalid-end-state
// states: 13
// transitions: 13
byte x, y;
active proctype A() { atomic { if :: x = 1 :: x = 2 fi; if :: y = 1 :: y = 2 fi } }
active proctype B() { x == 2; skip }
