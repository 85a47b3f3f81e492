// says: an element is no condition: which one would be false?
scalarset Id[3];
Id x;
active proctype P() {
  x   // here: order-of-elements
}
