// says: a process below number 64 becomes one above it when states are rearranged; no locals
// run: violated --property q --fairness strong
#define N 70

byte next[N] = { 1, 0 };
byte turn;
short x;

active [N] proctype P() {
  do
  :: turn == _pid -> x = 1 - x; turn = next[_pid]
  od
}

ltl q { <> [] (x == 0) }
