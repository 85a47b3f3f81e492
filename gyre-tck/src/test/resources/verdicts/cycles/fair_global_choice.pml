// says: under global fairness each choice is made some time, under strong fairness not
// run: holds --property f --fairness global
// run: violated --property f --fairness strong
bit n, done;
active proctype P() { do :: n = 1 - n :: n == 1 -> done = 1 od }
ltl f { <> done }
