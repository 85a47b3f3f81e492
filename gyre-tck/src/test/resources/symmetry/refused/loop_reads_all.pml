// says: a quantifier reads what other rounds write
scalarset Id[3];
Id x;
bool a[Id];
active proctype P() {
  for (x : Id) {
    a[x] = !(exists (p : Id) a[p])   // here: order-dependent-loop
  }
}
