// says: numbers that do not fit a signed type (elements of an array)
// run: violated
// spin: violated
byte n, m, d;
short top[1];

active [2] proctype P() {
  top[0] = _pid + 32767;
  n++;
  (n == 2);
  if
  :: top[0] == _pid + 32767 -> m++
  :: else
  fi;
  d++
}

active proctype W() {
  (d == 2);
  assert(m == 1)
}
