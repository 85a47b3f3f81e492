// says: a priority cannot count
// run: refused
init {
  for (_priority : 1 .. 2) {
    0
  }
}
