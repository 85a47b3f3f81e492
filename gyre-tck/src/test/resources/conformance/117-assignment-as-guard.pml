// item: 117
// says: an assignment where a comparison was meant
// parse: accept
// warn: assignment-as-guard
// verify: holds
// states: 4
// transitions: 4
byte x;
init { do :: x = 1 -> break od; assert(x == 1) }
