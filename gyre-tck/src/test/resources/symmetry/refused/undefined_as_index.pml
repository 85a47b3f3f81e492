// says: the undefined value is no element
scalarset Id[3];
bool flag[Id];
active proctype P() {
  flag[Id.none] = true   // here: index-of-array
}
