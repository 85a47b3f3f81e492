// says: what cannot be read cannot count
// run: refused
byte a[1];

init {
  for (_ in a) {
    0
  }
}
