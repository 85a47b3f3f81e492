// says: a received element stays one
scalarset Id[3];
chan c = [2] of { Id };
byte n;
active proctype P() {
  c?n   // here: mixed-index-types
}
