// says: what a never claim prints is computed, so a division by zero is an error
// run: violated
byte x = 3;

active proctype P() {
  do
  :: x > 0 -> x--
  :: else -> x = 3
  od
}

never {
  do
  :: atomic { true -> printf("%d %d\n", x, 6 / x) }
  od
}
