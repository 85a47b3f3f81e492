// says: a priority is no element
// run: refused
ring Node[3];
Node chosen, other;
init {
  select (chosen : Node);
  other = _priority;
  assert(other != chosen)
}
