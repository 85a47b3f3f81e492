// says: a formula must not single out a process
scalarset Id[3];
active [Id] proctype P(Id me) {
inside:
  skip
}
ltl one { [] !(P[1]@inside) }   // here: process-number
