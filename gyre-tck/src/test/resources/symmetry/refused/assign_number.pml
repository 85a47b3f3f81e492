// says: a number would name one element
scalarset Id[3];
Id x;
active proctype P() {
  x = 2   // here: mixed-index-types
}
