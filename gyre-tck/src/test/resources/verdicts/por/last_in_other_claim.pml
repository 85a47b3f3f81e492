// says: what a never claim reads is no part of the state for a formula beside it
// run: holds --property f
// run: holds --property safety
byte x;
active [2] proctype P() { byte y; y++; x++ }
ltl f { <> (x == 2) }
never { do :: _last == 1 -> break :: else od }
