// item: 88
// says: progress labels are labels
// parse: accept
// verify: holds
// states: 5
// transitions: 6
byte x;
init { do :: x = 1; progress: x = 2 :: progress2: x == 2 -> break od }
