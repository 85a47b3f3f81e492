// says: no element has a number
scalarset Id[3];
Id x;
active proctype P() {
  x == 0   // here: mixed-index-types
}
