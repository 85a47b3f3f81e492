// says: an element is no truth value
scalarset Id[3];
Id x;
active proctype P() {
  if
  :: !x -> skip   // here: order-of-elements
  :: else
  fi
}
