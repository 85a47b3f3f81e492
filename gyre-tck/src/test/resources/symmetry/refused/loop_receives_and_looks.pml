// says: another name may stand for a channel that is received from
scalarset Id[3];
chan box[Id] = [1] of { byte };
chan other;
byte n;
init {
  Id p;
  other = box[p];
  for (p : Id) {
    n = n + len(other); // here: order-dependent-loop
    box[p]?_
  }
}
