// says: channels with and without elements are different
scalarset Id[3];
chan c = [2] of { Id };
chan d = [2] of { byte };
chan e;
active proctype P() {
  e = c;
  e = d   // here: index-in-channel
}
