// item: 83
// says: a loop inside atomic stores no intermediate states
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x;
init { atomic { do :: x < 5 -> x++ :: else -> break od } }
