// says: a family needs to know who is who
scalarset Id[3];
active [Id] proctype P(byte b) {   // here: bad-family
  skip
}
