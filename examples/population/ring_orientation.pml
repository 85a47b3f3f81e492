/*
 * Orienting a ring: the nodes can tell their two neighbours apart, as a two-hop
 * colouring lets them, and each points to one of them. At last all are to point
 * the same way round. When two that point at each other meet, one of them turns
 * round; which one, is up to chance. So the place where two directions meet
 * walks to and fro, and with global fairness it comes to an end some time;
 * with strong fairness it may go on for ever.
 */

#ifndef N
#define N 4
#endif

/* Whether a node points to the one after it. */
bool forward[N];
byte pointing;

inline turn(node) {
  forward[node] = !forward[node];
  if
    :: forward[node] -> pointing++
    :: else -> pointing--
  fi
}

proctype Node(byte me; byte after) {
  do
    :: d_step {
        forward[me] && !forward[after] -> turn(me)
      }
    :: d_step {
        forward[me] && !forward[after] -> turn(after)
      }
    :: !(forward[me] && !forward[after])
  od
}

init {
  byte k;

  atomic {
    for (k : 0 .. N - 1) {
      if
        :: forward[k] = true;
          pointing++
        :: skip
      fi
    }
    for (k : 0 .. N - 1) {
      run Node(k, (k + 1) % N)
    }
    k = 0
  }
}

ltl oriented { <> [] (pointing == 0 || pointing == N) }
