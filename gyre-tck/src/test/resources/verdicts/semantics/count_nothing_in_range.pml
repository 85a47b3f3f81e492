// says: what cannot be read cannot be chosen step by step
// run: refused
init {
  select (_ : 1 .. 2)
}
