// says: entries of other rounds are read
scalarset Id[3];
Id x, y;
byte a[Id];
active proctype P() {
  for (x : Id) {
    a[x] = a[y] + 1   // here: order-dependent-loop
  }
}
