// says: a priority is set by an assignment
// run: refused
init {
  _priority++
}
