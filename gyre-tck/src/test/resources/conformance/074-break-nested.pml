// item: 74
// says: break leaves the innermost do only
// parse: accept
// verify: holds
// states: 10
// transitions: 10
byte x, y;
init { do :: x < 2 -> x++; do :: y++; break od :: else -> break od; assert(x == 2 && y == 2) }
