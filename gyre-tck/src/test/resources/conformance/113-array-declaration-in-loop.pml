// item: 113
// says: an array declared in a loop gets its first element set again, the others keep their values
// parse: accept
// verify: holds
// states: 15
// transitions: 15
byte g;
init { do :: g < 2 -> g++; byte d[2]; assert(d[0] == 0 && (g == 1 || d[1] == 2)); d[0] = 1; d[1] = 2 :: else -> break od }
