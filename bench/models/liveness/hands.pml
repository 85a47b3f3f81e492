/* N clocks with ten positions each, all of which move on their own; if none stops, each is at noon again and again. */

#ifndef N
#define N 5
#endif

byte hand[N];

active [N] proctype Clock() {
  do
    :: d_step {
        hand[_pid] < 9 ->
        hand[_pid]++
      }
    :: d_step {
        hand[_pid] == 9 ->
        hand[_pid] = 0
      }
  od
}

ltl noon { [] <> (hand[0] == 0) && [] <> (hand[N - 1] == 0) }
