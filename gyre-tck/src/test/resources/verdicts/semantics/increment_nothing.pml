// says: what cannot be read cannot be increased
// run: refused
init {
  _++
}
