// says: a state may be shorter than others and still have more parts: all of its bits vary, and few of theirs
// run: holds
// spin: holds
int g[200];
active proctype Main() {
  byte n, i;
  do
  :: n < 40 -> n++
  :: n < 40 -> n = 0
  :: n == 40 -> break
  od;
  (_nr_pr == 1);
  do
  :: i < 199 -> g[i] = -1; i++
  :: i > 2 -> assert(g[i - 1] == -1); break
  od
}
active proctype Long() {
  chan q = [200] of { int, int, int, int };
  q!1,2,3,4;
  Main:n == 40 -> q?1,2,3,4
}
