// says: elements have no order
scalarset Id[3];
Id x, y;
active proctype P() {
  if
  :: x < y -> skip   // here: order-of-elements
  :: else
  fi
}
