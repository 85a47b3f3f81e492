// says: a local of an index type exists from the start, as zero
scalarset Id[3];
active proctype P() {
  skip;
  Id x;   // here: index-declaration
  x == Id.none
}
