// says: a process of higher priority gets its turn when another one has left a label, before that goes on
// run: holds
active proctype P() {
  here: skip;
  assert(false)
}

active proctype Q() priority 5 {
  !(P@here);
  do
  :: skip
  od
}
