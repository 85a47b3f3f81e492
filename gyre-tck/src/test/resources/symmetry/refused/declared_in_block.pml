// says: the same in a block
scalarset Id[3];
active proctype P() {
  atomic {
    Id x;   // here: index-declaration
    x = Id.none
  }
}
