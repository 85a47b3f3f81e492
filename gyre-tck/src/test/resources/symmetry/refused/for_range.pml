// says: a counting loop has an order
scalarset Id[3];
Id x;
active proctype P() {
  for (x : 0 .. 2) {   // here: order-of-elements
    skip
  }
}
