// says: who is done and of low priority ends when those of higher priority wait, which need not be where a cycle begins
// run: violated --property f --fairness weak
// run: violated --property f --fairness strong
scalarset Id[2];
bit t;
byte n;
active proctype Q() priority 5 { n == 2; t = 1; do :: t == 1 -> t = 0 od }
active proctype R() priority 1 { do :: t == 0 -> t = 1 od }
active [Id] proctype P(Id me) priority 1 { n++ }
ltl f { <> [] (t == 1) }
