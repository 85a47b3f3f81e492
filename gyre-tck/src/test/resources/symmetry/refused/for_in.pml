// says: the indices of an array over a type have no order
scalarset Id[3];
bool flag[Id];
byte i;
active proctype P() {
  for (i in flag) {   // here: order-of-elements
    skip
  }
}
