// says: the same, computed with, in a model that blocks
// run: violated
byte w = _pid + 1;

active [2] proctype P() {
  do
  :: w != _pid -> w = _pid
  :: w == 1 -> break
  od
}
