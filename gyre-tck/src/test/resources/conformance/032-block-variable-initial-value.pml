// item: 32
// says: a block variable without initialiser keeps its value between passes of a loop
// parse: accept
// verify: holds
// states: 13
// transitions: 13
byte n;
init { do :: n < 2 -> n++; { byte t; t++; assert(t == 1) } :: else -> break od }
