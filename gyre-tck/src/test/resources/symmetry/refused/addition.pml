// says: elements are not numbers
scalarset Id[3];
Id x;
bool flag[Id];
active [Id] proctype P(Id me) {
  flag[me + 1] = true   // here: order-of-elements
}
