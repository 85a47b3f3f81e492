// says: the number of a process cannot count
// run: refused
byte a[1];

init {
  for (_pid in a) {
    0
  }
}
