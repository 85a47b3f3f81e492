// says: the next element is only known on a ring
scalarset Id[3];
Id x;
active proctype P() {
  x = (x + 1) % 3   // here: order-of-elements
}
