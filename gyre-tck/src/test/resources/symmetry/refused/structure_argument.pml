// says: a structure is passed field by field
scalarset Id[3];
typedef A { Id owner; byte n }
typedef B { byte n; Id owner }
B b;
proctype P(A a) { skip }
init {
  run P(b)   // here: mixed-index-types
}
