// says: elements have no order, also in a quantifier
scalarset Id[3];
Id x;
active [Id] proctype P(Id me) {
  (forall (p : Id) p >= me)   // here: order-of-elements
}
