// says: an element must not become a number
scalarset Id[3];
byte n;
active [Id] proctype P(Id me) {
  n = me   // here: mixed-index-types
}
