/*
 * Dining philosophers. Each takes the fork on the left, then the one on the
 * right. If all take their left fork first, nobody can ever eat: a deadlock.
 * With -D POLITE the last philosopher starts with the other fork, and all is well.
 */

#ifndef N
#define N 4
#endif

bool taken[N];

inline take(fork) { atomic { !taken[fork] -> taken[fork] = true } }

inline release(fork) { taken[fork] = false }

active [N] proctype Philosopher() {
  byte first = _pid;
  byte second = (_pid + 1) % N;

#ifdef POLITE
  if
    :: _pid == N - 1 ->
      first = 0;
      second = N - 1
    :: else
  fi;
#endif

  do
    :: take(first);
      take(second);
      progress:
      release(second);
      release(first)
  od
}
