// says: only a ring has neighbours
scalarset Id[3];
Id x;
active proctype P() {
  x = next(x)   // here: not-a-ring
}
