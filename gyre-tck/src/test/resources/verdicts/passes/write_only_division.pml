// says: a value that nobody reads may still not exist
// run: violated
byte unused;
byte d = 2;

active proctype P() {
  do
  :: d > 0 -> d--; unused = 4 / d
  :: else -> break
  od
}
