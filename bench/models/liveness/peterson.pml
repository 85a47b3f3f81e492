/* Mutual exclusion for N processes (Peterson 1981): whoever wants to enter does so at last, if all go on. */

#ifndef N
#define N 4
#endif

byte level[N];
byte last[N];
byte inside;

inline seeIfFree(l) {
  d_step {
    free = true;
    k = 0;
    do
      :: k < N ->
        if
          :: k != _pid && level[k] >= l -> free = false
          :: else
        fi;
        k++
      :: else -> break
    od;
    free = free || last[l] != _pid;
    k = 0
  }
}

active [N] proctype Process() {
  byte l;
  byte k;
  bool free;

  do
    :: l = 1;
      do
        :: l < N ->
          level[_pid] = l;
          last[l] = _pid;
          free = false;
          do
            :: !free -> seeIfFree(l)
            :: free -> break
          od;
          l++
        :: else -> break
      od;
      critical:
      inside++;
      inside--;
      level[_pid] = 0
  od
}

ltl served { [] (level[0] > 0 -> <> Process[0]@critical) }
