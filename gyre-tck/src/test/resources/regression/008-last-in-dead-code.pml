// says: _last is part of the state even if only dead code reads it
// gyre-states: 7 because nobody can tell the states apart
// verify: holds
// states: 9
// transitions: 11
active [2] proctype P() {
  do
  :: break; _last == 0
  od
}
