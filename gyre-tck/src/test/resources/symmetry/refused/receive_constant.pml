// says: a constant would name one element
scalarset Id[3];
chan c = [2] of { Id };
active proctype P() {
  c?1   // here: mixed-index-types
}
