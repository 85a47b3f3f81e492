// item: 70
// says: --> is another way to write ->
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
active proctype P() { if :: x == 0 --> x = 1 :: else --> skip fi }
