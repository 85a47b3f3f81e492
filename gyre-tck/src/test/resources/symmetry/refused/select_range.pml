// says: a selection among numbers is not one among elements
scalarset Id[3];
Id x;
active proctype P() {
  select (x : 0 .. 2)   // here: order-of-elements
}
