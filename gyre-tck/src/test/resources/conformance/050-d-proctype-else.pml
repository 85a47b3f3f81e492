// item: 50
// says: else is fine in a D_proctype
// parse: accept
// verify: holds
// states: 9
// transitions: 9
byte x;
active D_proctype P() { do :: x < 3 -> x++ :: else -> break od }
