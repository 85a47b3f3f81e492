// says: the same before the process is there, in the index of an array
// run: violated --property p
bool seen[3], go;
byte first = 9;

active [3] proctype P() {
end:
  do
    :: atomic { first == 9 -> first = _pid; seen[_pid] = 1 }
    :: atomic { first == _pid && !go -> seen[_pid] = 0; go = 1 }
  od
}

proctype Q() {
  byte x = 9;
end:
  do
    :: x = first
  od
}

active proctype R() {
  go;
  run Q()
}

ltl p { [] (go || !seen[Q:x]) }
