// says: the parameters of an active process start with zeros
scalarset Id[3];
typedef A { Id owner; byte n }
active proctype P(A a) {   // here: index-declaration
  skip
}
