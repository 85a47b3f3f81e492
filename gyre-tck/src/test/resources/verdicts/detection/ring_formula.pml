// says: a formula names an element of a ring, which cannot be turned then
// run: violated --property f
byte turn;
active [3] proctype P() {
  end: do
  :: turn == _pid -> turn = (_pid + 1) % 3
  od
}
ltl f { [] (turn != 2) }
