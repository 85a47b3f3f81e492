// says: the long states, of which few bits vary, may come behind the short ones of which all do
// run: violated
// spin: violated
short g[300];
proctype Long() {
  chan q = [200] of { int, int, int, int };
  q!1,2,3,4;
  q?1,2,3,4
}
init {
  byte n, i;
  run Long();
  (_nr_pr == 1);
  do
  :: n < 40 -> n++
  :: n < 40 -> n = 0
  :: n == 40 -> break
  od;
  do
  :: i < 200 -> g[i] = -1; i++
  :: i == 200 -> break
  od;
  run Long();
  (_nr_pr == 1);
  assert(g[199] == 0)
}
