// says: numbers that are far from 0 are not looked up in tables
// run: holds
// spin: holds
int x;

active [3] proctype P() {
  x = _pid + 1000000000;
  do
    :: x != 5 -> skip
  od
}
