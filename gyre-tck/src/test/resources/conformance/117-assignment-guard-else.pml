// item: 117
// says: an assignment as guard next to else
// parse: accept
// warn: assignment-as-guard
// verify: holds
// states: 4
// transitions: 4
byte x;
init { if :: x = 1 -> skip :: else -> skip fi }
