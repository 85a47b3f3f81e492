// says: the number of a formula itself is a fixed one
// run: violated --property p
// run: violated --property q
byte holder = 9;

active [2] proctype P() {
  do
    :: atomic { holder == 9 -> holder = _pid }
    :: atomic { holder == _pid -> holder = 9 }
  od
}

active [2] proctype Q() {
  do
    :: atomic { holder == 9 -> holder = _pid }
    :: atomic { holder == _pid -> holder = 9 }
  od
}

ltl p { [] (holder != _pid) }
ltl q { [] (holder > 1 || holder == _pid) }
