// says: channels have no order either
scalarset Id[3];
chan box[Id] = [1] of { byte };
chan c = [2] of { chan };
active [Id] proctype P(Id me) {
  c!!box[me]   // here: index-in-channel
}
