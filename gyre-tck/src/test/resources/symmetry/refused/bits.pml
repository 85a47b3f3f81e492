// says: no arithmetic on the bits of elements
scalarset Id[3];
Id x;
byte mask;
active proctype P() {
  mask = mask | (1 << x)   // here: order-of-elements
}
