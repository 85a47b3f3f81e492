// says: sorting needs an order
scalarset Id[3];
chan c = [2] of { Id };
active [Id] proctype P(Id me) {
  c!!me   // here: index-in-channel
}
