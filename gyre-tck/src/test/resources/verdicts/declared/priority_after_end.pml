// says: who has come to its end keeps others of lower priority waiting until it has ended
// run: violated
// run: violated --symmetry full
scalarset Id[2];
byte n;
active proctype Q() priority 1 { n == 2; assert(n == 0) }
active [Id] proctype P(Id me) priority 5 { n++ }
