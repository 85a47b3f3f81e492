// item: 20
// says: && does not evaluate its right side when the left is false
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte a[2] = 1;
byte i = 5;
init { if :: i < 2 && a[i] == 1 -> assert(false) :: else -> skip fi }
