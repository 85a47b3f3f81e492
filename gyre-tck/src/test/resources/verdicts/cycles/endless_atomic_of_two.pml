// says: the same where two processes hand control to each other
// run: undecided|violated --property f
chan c = [0] of { byte };
chan d = [0] of { byte };
byte g;
active proctype P() { do :: atomic { d?_; c!1 } od }
active proctype Q() { atomic { d!1; do :: c?_; d!1 od } }
ltl f { <> (g == 1) }
