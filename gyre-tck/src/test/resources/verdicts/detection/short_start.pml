// says: numbers that do not fit a signed type (a starting value)
// run: violated
// spin: violated
byte n, m, d;
short top;

active [2] proctype P() {
  short x = _pid + 32767;
  top = x;
  n++;
  (n == 2);
  if
  :: top == _pid + 32767 -> m++
  :: else
  fi;
  d++
}

active proctype W() {
  (d == 2);
  assert(m == 1)
}
