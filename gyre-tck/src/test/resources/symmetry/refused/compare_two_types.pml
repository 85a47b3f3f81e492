// says: elements of two types have nothing in common
scalarset Id[3];
scalarset Other[3];
Id x;
Other y;
active proctype P() {
  x == y   // here: mixed-index-types
}
