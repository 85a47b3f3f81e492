// item: 83
// says: an atomic as the body of a do: the state between passes is visible
// parse: accept
// verify: holds
// states: 10
// transitions: 14
byte x;
active proctype A() { do :: atomic { x < 2 -> x++; x++ } :: x == 2 -> break od }
active proctype B() { assert(x != 1) }
