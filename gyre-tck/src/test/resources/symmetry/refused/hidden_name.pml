// says: a quantified variable needs a name of its own
scalarset Id[3];
Id x;
active proctype P() {
  (forall (x : Id) x == x)   // here: redeclared
}
