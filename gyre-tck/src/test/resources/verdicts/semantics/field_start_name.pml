// says: a field starts with a constant; a typedef knows no variables
// run: refused
byte x = 3;

typedef T {
  byte f = x + 1
}

init {
  T t;
  assert(t.f == 4)
}
