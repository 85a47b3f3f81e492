// says: without an index the first entry would be meant
scalarset Id[3];
bool flag[Id];
active proctype P() {
  flag = true   // here: index-of-array
}
