// says: nor for another never claim
// run: holds --property first
// run: violated --property second
byte x;
active [2] proctype P() { byte y; y++; x++ }
never first { do :: x == 3 -> break :: else od }
never second { do :: _last == 1 -> break :: else od }
