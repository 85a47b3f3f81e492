// says: a d_step that asks for a timeout in its middle blocks there if somebody could move before
// verify: violated runtime-error
// states: 3
// transitions: 3
byte x;
active proctype P() {
  do
  :: x == 0 -> x = 3; false
  :: d_step { x == 0; x = 1; timeout; x = 2 }
  od
}
active proctype Q() { x == 4; timeout }
