// says: an element is no truth value inside a conjunction
scalarset Id[3];
Id x;
bool b;
active proctype P() {
  (b && x)   // here: order-of-elements
}
