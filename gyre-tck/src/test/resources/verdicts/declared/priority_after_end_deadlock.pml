// says: the steps of others before an invalid end state come after the ends of those with higher priority
// run: violated
scalarset Id[2];
byte n;
active proctype Q() priority 1 { n == 2; n = 0; n == 1 }
active [Id] proctype P(Id me) priority 5 { n++ }
