// item: 117
// says: an assignment as the only content of an option is no doubt
// parse: accept
// warn: none
// verify: holds
// states: 5
// transitions: 5
byte x;
init { if :: x = 1 :: x = 2 fi }
