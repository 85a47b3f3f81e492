// says: a choice of numbers ends at the largest one that there is
// run: violated
// spin: violated
int i;
init {
  select (i : 2147483646 .. 2147483647);
  assert(i != 2147483647)
}
