// says: the same where it may also leave; what is true of every state is still true
// run: undecided|violated --property f
// run: holds --property s
byte g;
active proctype P() { byte x; atomic { do :: x = 1 - x :: break od; g = 1 } }
ltl f { <> (g == 1) }
ltl s { [] (g < 2) }
