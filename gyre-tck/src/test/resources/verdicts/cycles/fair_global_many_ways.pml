// says: an atomic sequence with a million ways through it is a step that a fair run takes
// run: violated --property f --fairness global
byte x;
bool b;
#define C if :: x = 0 :: x = 1 fi;
#define C5 C C C C C
active proctype P() { do :: atomic { C5 C5 C5 C5 C b = !b } od }
ltl f { <>[] b }
