// says: a loop over a type cannot wait for messages
scalarset Id[3];
Id x;
chan c[Id] = [1] of { byte };
active proctype P() {
  for (x : Id) {
    c[x]?_   // here: order-dependent-loop
  }
}
