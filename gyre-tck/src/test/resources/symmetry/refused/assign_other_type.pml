// says: an element stays in its type
scalarset Id[3];
scalarset Other[3];
Other y;
active [Id] proctype P(Id me) {
  y = me   // here: mixed-index-types
}
