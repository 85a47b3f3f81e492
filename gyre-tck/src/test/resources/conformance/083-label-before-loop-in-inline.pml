// item: 83
// says: a label before a loop at the start of an inline
// parse: accept
// verify: holds
// states: 18
// transitions: 19
byte x; byte i;
inline F() { L: do :: x++; break :: x = 2; break od; skip }
active proctype P() { F(); if :: x < 3 -> x++ :: else fi; F() }
