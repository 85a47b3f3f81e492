// item: 76
// says: blanks around the dots may be left out
// parse: accept
// verify: holds
// states: 14
// transitions: 14
byte i, n;
init { for (i:1..3) { n++ }; assert(n == 3) }
