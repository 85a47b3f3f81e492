// says: messages of the rounds arrive in some order
scalarset Id[3];
Id x;
chan c = [3] of { Id };
active proctype P() {
  for (x : Id) {
    c!x   // here: order-dependent-loop
  }
}
