// says: a sum is read while it grows
scalarset Id[3];
Id x;
byte sum;
byte rank[Id];
active proctype P() {
  for (x : Id) {
    rank[x] = sum;   // here: order-dependent-loop
    sum++
  }
}
