// item: 73
// says: timeout may be used in expressions
// parse: accept
// verify: holds
// states: 12
// transitions: 21
byte x;
active proctype A() { do :: !timeout -> x = 1 - x :: timeout -> break od }
active proctype B() { skip }
