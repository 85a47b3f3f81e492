// says: an array over a type is indexed by its elements
scalarset Id[3];
bool flag[Id];
active proctype P() {
  flag[0] = true   // here: index-of-array
}
