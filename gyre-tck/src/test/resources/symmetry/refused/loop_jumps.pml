// says: leaving in the middle skips some elements
scalarset Id[3];
Id x;
active proctype P() {
  for (x : Id) {
    if
    :: skip -> break   // here: order-dependent-loop
    :: else
    fi
  }
}
