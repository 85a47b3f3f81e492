// says: a process below number 64 becomes one above it when states are rearranged; they are created
// run: violated --property q --fairness strong
// run: violated --property q --fairness weak
#define N 70

byte next[N] = { 1, 0 };
byte turn;
bool x;

proctype P(byte me) {
  byte k;
  do
  :: atomic { turn == me -> k = 1 };
    x = !x;
    atomic { turn = next[me]; k = 0 }
  od
}

init {
  byte i;
  atomic {
    do
    :: i < N -> run P(i); i++
    :: else -> break
    od
  }
}

ltl q { <> [] x }
