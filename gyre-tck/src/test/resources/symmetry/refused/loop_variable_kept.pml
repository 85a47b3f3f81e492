// says: the variable of an inner loop must not keep an element
scalarset Id[3];
Id x, y;
active proctype P() {
  for (x : Id) {
    for (y : Id) {
      skip
    }
    y = x   // here: order-dependent-loop
  }
}
