// says: numbers that are further apart than the largest one are counted, not listed
// run: violated
int i;
init {
  select (i : 4294967290 .. 2147483647);
  assert(i < -5)
}
