// item: 102
// says: a variable that is only written is part of the state in plain mode
// parse: accept
// verify: holds
// states: 10
// transitions: 10
byte w;
init { if :: w = 1 :: w = 2 :: w = 3 fi; skip }
