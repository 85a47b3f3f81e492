// says: a d_step takes the first choice
scalarset Id[3];
Id x;
active proctype P() {
  d_step {
    select (x : Id)   // here: order-of-elements
  }
}
