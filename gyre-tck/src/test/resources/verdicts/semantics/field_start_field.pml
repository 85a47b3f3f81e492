// says: a field does not start with another one
// run: refused
typedef T {
  byte a = 1;
  byte f[2] = a
}

init {
  T t;
  assert(t.f[1] == 1)
}
