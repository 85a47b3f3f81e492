// item: 6
// says: an arrow after a block and at the end of a sequence
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init { { x = 1 -> } -> atomic { x = 2 -> } -> assert(x == 2) -> }
