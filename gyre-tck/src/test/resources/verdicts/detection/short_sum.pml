// says: numbers that do not fit a signed type (a sum)
// run: violated
// spin: violated
byte n, m, d;
short top;

active [2] proctype P() {
  short x;
  x = _pid + 32766;
  top = x + 1;
  n++;
  (n == 2);
  if
  :: top == x + 1 -> m++
  :: else
  fi;
  d++
}

active proctype W() {
  (d == 2);
  assert(m == 0)
}
