// says: a timeout in the middle of a d_step is asked in the state in which the d_step starts
// verify: holds
// states: 4
// transitions: 6
byte x;
active proctype P() {
  do
  :: timeout -> x = 1; x = 0
  :: d_step { timeout; x = 1; timeout; x = 2 }; x = 0
  od
}
