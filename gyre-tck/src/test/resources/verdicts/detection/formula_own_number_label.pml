// says: the number of a formula itself is a fixed one, also where it names a process
// run: violated --property p
byte holder = 9;

active [3] proctype P() {
  do
    :: atomic { holder == 9 -> holder = _pid };
l:     atomic { holder == _pid -> holder = 9 }
  od
}

ltl p { [] !P[_pid]@l }
