// says: a process number names one process
scalarset Id[3];
active [Id] proctype P(Id me) {
inside:
  skip
}
active proctype Q() {
  !P[0]@inside   // here: process-number
}
