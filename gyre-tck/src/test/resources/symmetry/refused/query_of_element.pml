// says: an element is no process number
scalarset Id[3];
Id x;
active proctype P() {
  enabled(x)   // here: order-of-elements
}
