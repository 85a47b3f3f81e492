/*
 * Leader election in a complete graph, from any state whatever, after
 * M. Fischer and H. Jiang (2006). When two leaders meet, one of them gives up.
 * A detector tells the nodes, sooner or later, whether there is a leader at
 * all; when two meet who are none and hear that there is none, one becomes
 * leader. Who meets whom is up to chance: with strong fairness the same two may
 * meet again and again, and only global fairness makes all others meet too.
 */

#ifndef N
#define N 4
#endif

bool leader[N];
byte leaders;
bool seen;

proctype Node(byte me) {
  byte other;

  do
    :: atomic {
        select (other : 0 .. N - 2);
        d_step {
          other = (me + 1 + other) % N;
          if
            :: leader[me] && leader[other] ->
              leader[other] = false;
              leaders--
            :: !leader[me] && !leader[other] && !seen ->
              leader[me] = true;
              leaders++
            :: else
          fi;
          other = 0
        }
      }
  od
}

active proctype Detector() {
  do
    :: seen = (leaders > 0)
  od
}

init {
  byte k;

  atomic {
    for (k : 0 .. N - 1) {
      if
        :: leader[k] = true;
          leaders++
        :: skip
      fi
    }
    for (k : 0 .. N - 1) {
      run Node(k)
    }
    k = 0
  }
}

ltl one { <> [] (leaders == 1) }
