/* N clocks with ten positions each, all of which move on their own: 10^N states. */

#ifndef N
#define N 5
#endif

byte hand[N];

active [N] proctype Clock() {
  do
  :: d_step { hand[_pid] < 9 -> hand[_pid]++ }
  :: d_step { hand[_pid] == 9 -> hand[_pid] = 0 }
  od
}
