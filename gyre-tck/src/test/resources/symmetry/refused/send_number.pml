// says: a message field of the type takes elements
scalarset Id[3];
chan c = [2] of { byte, Id };
active proctype P() {
  c!1, 2   // here: mixed-index-types
}
