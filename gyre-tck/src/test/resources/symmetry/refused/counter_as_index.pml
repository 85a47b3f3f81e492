// says: an array over a type cannot be counted through
scalarset Id[3];
bool flag[Id];
active proctype P() {
  byte i;
  do
  :: i < 3 ->
    flag[i] = true;   // here: index-of-array
    i++
  :: else -> break
  od
}
