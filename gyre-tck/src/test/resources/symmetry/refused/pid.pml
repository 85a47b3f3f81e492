// says: process numbers have an order
scalarset Id[3];
byte n;
active [Id] proctype P(Id me) {
  n = _pid   // here: process-number
}
