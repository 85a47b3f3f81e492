// says: a sequence with a million ways is repeated without progress
// run: violated --property progress --fairness global
byte x;
bool b;
#define C if :: x = 0 :: x = 1 fi;
#define C5 C C C C C
active proctype P() { progress: b = true; do :: atomic { C5 C5 C5 C5 C b = !b } od }
