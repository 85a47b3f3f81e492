// says: an ordinary array has numbers as indices
scalarset Id[3];
bool flag[3];
active [Id] proctype P(Id me) {
  flag[me] = true   // here: index-of-array
}
