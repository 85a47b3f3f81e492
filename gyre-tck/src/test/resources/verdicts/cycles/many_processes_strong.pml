// says: a process below number 64 becomes one above it when states are rearranged
// run: violated --property q --fairness strong
// run: violated --property q --fairness weak
#define N 66

byte next[N] = { 1, 0 };
byte turn;
bool x;

active [N] proctype P() {
  byte k;
  do
  :: atomic { turn == _pid -> k = 1 };
    x = !x;
    atomic { turn = next[_pid]; k = 0 }
  od
}

ltl q { <> [] x }
