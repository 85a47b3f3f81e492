// says: the last round decides
scalarset Id[3];
Id x, last;
active proctype P() {
  for (x : Id) {
    last = x   // here: order-dependent-loop
  }
}
