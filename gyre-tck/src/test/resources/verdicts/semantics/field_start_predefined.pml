// says: a field does not start with the number of a process
// run: refused
typedef T {
  byte f = _pid
}

T t;

init {
  0
}
