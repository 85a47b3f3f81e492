// says: an element that nobody reads may still not exist
// run: violated
byte a[3];

active proctype P() {
  byte i;
  do
  :: i < 4 -> a[i] = 1; i++
  :: else -> break
  od
}
