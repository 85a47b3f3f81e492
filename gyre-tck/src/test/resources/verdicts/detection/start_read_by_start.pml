// says: a starting value is read by another starting value
// run: violated
// spin: violated
byte n;

active [2] proctype P() {
  byte x;
  byte y = x;
  x = _pid;
  if
  :: x == y -> n++
  :: else
  fi
}

active proctype O() {
  (n == 1);
  assert(false)
}
