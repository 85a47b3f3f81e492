// says: so do those of a run that never ends, whatever is fair
// run: violated --property f
// run: violated --property f --fairness weak
// run: violated --property f --fairness strong
scalarset Id[2];
bit t;
byte n;
active proctype Q() priority 1 { n == 2; do :: t = 1 - t od }
active [Id] proctype P(Id me) priority 5 { n++ }
ltl f { <> [] t }
