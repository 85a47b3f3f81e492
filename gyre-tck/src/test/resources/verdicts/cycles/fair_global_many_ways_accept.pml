// says: an accept label is passed again and again behind a sequence with a million ways
// run: violated --property acceptance --fairness global
byte x;
bool b;
#define C if :: x = 0 :: x = 1 fi;
#define C5 C C C C C
active proctype P() { do :: atomic { C5 C5 C5 C5 C b = !b } :: b -> accept: b = false od }
