// says: an element has no successor
scalarset Id[3];
Id x;
active proctype P() {
  x++   // here: order-of-elements
}
