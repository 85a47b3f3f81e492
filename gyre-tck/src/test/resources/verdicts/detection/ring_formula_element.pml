// says: the same with an array over the ring
// run: violated --property f
byte turn;
bit seen[3];
active [3] proctype P() {
  end: do
  :: atomic { turn == _pid -> seen[_pid] = 1; turn = (_pid + 1) % 3 }
  od
}
ltl f { [] !seen[1] }
