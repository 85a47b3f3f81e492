// says: adding and setting do not commute
scalarset Id[3];
Id x;
bool a[Id];
byte n;
active proctype P() {
  for (x : Id) {
    n++;
    if
    :: a[x] -> n = 0   // here: order-dependent-loop
    :: else
    fi
  }
}
