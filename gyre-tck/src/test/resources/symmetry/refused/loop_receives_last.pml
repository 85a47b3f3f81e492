// says: the last message decides
scalarset Id[3];
chan box[Id] = [1] of { byte };
byte x;
init {
  Id p;
  for (p : Id) {
    box[p]?x // here: order-dependent-loop
  }
}
