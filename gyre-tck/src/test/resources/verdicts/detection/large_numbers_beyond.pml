// says: the same where numbers begin again below 0
// run: holds
// spin: holds
int x;

active [3] proctype P() {
  x = _pid + 2147483646;
  do
    :: x != 5 -> skip
  od
}
