// says: in a poll a name fits everything
scalarset Id[3];
chan c = [2] of { Id };
active proctype P() {
  (exists (p : Id) c?[p])   // here: mixed-index-types
}
