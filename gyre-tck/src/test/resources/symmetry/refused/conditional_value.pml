// says: both values of a choice are of one sort
scalarset Id[3];
Id x;
active proctype P() {
  x = (x == Id.none -> 0 : x)   // here: mixed-index-types
}
