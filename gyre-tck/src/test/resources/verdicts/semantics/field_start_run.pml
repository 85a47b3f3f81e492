// says: a field does not start with a new process
// run: refused
typedef T {
  byte f = run P()
}

T t;

proctype P() {
  skip
}

init {
  assert(t.f == 0)
}
