// says: an array is over one type
scalarset Id[3];
scalarset Other[3];
bool flag[Other];
active [Id] proctype P(Id me) {
  flag[me] = true   // here: index-of-array
}
