// says: the identity of a process is fixed
scalarset Id[3];
active [Id] proctype P(Id me) {
  me = Id.none   // here: bad-family
}
