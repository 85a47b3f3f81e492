// says: what a never claim prints is computed, so a bad index is an error
// run: violated
byte x = 3;
byte a[2];

active proctype P() {
  do
  :: x > 0 -> x--
  :: else -> x = 3
  od
}

never {
  do
  :: printf("%d\n", a[x])
  od
}
