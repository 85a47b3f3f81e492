// says: the number of processes grows with each round
scalarset Id[3];
Id x;
byte rank[Id];
proctype P(Id me) { skip }
init {
  for (x : Id) {
    run P(x);
    rank[x] = _nr_pr   // here: order-dependent-loop
  }
}
