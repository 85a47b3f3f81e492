/* N stations in a ring pass three tokens on; each station works in between, as long as it likes but not for ever. */

#ifndef N
#define N 7
#endif

chan ring[N] = [3] of { byte };
byte work[N];

active [N] proctype Station() {
  byte token;

  if
    :: _pid < 3 -> ring[_pid]!_pid
    :: else
  fi;
  do
    :: ring[_pid]?token ->
      do
        :: work[_pid] < 3 -> work[_pid]++
        :: break
      od;
      work[_pid] = 0;
      ring[(_pid + 1) % N]!token
  od
}

ltl again { [] <> (len(ring[0]) > 0) }
