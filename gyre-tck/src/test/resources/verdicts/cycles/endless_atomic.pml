// says: a run may stay in an atomic sequence for ever, and the formula is not true of it
// run: undecided|violated --property f
// run: undecided|violated --property f --fairness weak
// run: undecided|violated --property f --threads 2
byte g;
active proctype P() { byte x; atomic { do :: x = 1 - x od } }
ltl f { <> (g == 1) }
