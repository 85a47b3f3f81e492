// says: no progress label is passed inside
// run: undecided|violated --check progress
byte g;
active proctype P() { byte x; x = 1; atomic { do :: x = 1 - x od } }
active proctype R() { do :: progress: g = 1 - g od }
