// says: the same for arrays in structures
scalarset Id[3];
typedef Node { bool seen[Id] }
Node node;
active proctype P() {
  node.seen[1] = true   // here: index-of-array
}
