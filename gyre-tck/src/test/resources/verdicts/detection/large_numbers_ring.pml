// says: the same for neighbours on a ring
// run: holds
// spin: holds
int x;

active [3] proctype P() {
  do
    :: x = (_pid + 1) % 3 + 900000000
    :: x == _pid + 900000000 -> x = 0
  od
}
