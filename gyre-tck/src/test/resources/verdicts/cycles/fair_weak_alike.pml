// says: where processes stand for each other, one of another kind is not neglected for ever
// run: holds --property f --fairness weak
// run: violated --property f
bit n, done;
active [2] proctype P() { do :: n = 1 - n od }
active proctype Q() { done = 1 }
ltl f { <> done }
