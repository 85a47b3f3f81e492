// says: || in a loop stops asking, and what it does not ask for would fail
scalarset Node[3];
Node chosen, each;
byte left[Node] = 2;
bool any;
init {
  select (chosen : Node);
  left[chosen] = 0;
  for (each : Node) { any = any || (6 % left[each] == 0) }   // here: order-dependent-loop
}
